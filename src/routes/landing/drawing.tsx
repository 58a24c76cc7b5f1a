import { cx } from 'class-variance-authority'
import type { ComponentType } from 'react'
import { LitStore } from '@/components/street'
import { drawings, example, type whyItMatters } from '@/content'
import { space } from './space'

/** A shopper's question, and an answer that does not name the store. */
function NotNamed({ question, ending }: typeof drawings.notNamed) {
  return (
    <div className="grid gap-3">
      <p className="question justify-self-end">{question}</p>
      <ol className="list-inside list-decimal">
        {example.rivals.filter(Boolean).map((rival, index) => (
          <li key={index}>{rival}</li>
        ))}
      </ol>
      <p>
        <strong className="flaw-missing">{example.store}</strong>
        {space()}
        {ending}
      </p>
    </div>
  )
}

/** A bar for each month, the last one marked. */
function MentionsByMonth({ caption, months }: typeof drawings.mentionsByMonth) {
  const most = Math.max(...months.map(({ mentions }) => mentions))
  return (
    <p className="flex flex-wrap items-end gap-x-2">
      <span className="w-full text-sm">{caption}</span>{' '}
      {months.map(({ month, mentions }, index) => (
        // The month comes first for readers without styles.
        <span key={index} className="flex min-w-[3ch] flex-1 flex-col-reverse text-center">
          <span className="text-sm">{month}</span>{' '}
          <span
            className={cx('chart-bar block', months[index + 1] ? 'bg-border' : 'chart-bar-marked')}
            style={{ height: `${(mentions / most) * 4.5}em` }}
          />
          <strong>{mentions}</strong>{' '}
        </span>
      ))}
    </p>
  )
}

/**
 * The example's picture, cropped to the middle one of its three products. Without a question, the picture need not show
 * three products (it may be a screenshot), so it is left out here.
 */
function MiddleProduct({ className }: { className: string }) {
  const imageClass = cx('aspect-7/6 bg-primary object-cover', className)
  return (
    example.question &&
    example.picture && <img src={example.picture} alt="" className={imageClass} />
  )
}

type BeforeAfterProps = typeof drawings.gap & {
  flaw: 'flaw-missing' | 'flaw-wrong'
  Picture: ComponentType<{ className: string }>
}

/** A gap or a mistake, and its fix, each below the same picture: greyed above the flaw, in colour above the fix. */
function BeforeAfter({ before, flaw, after, Picture }: BeforeAfterProps) {
  const pictureClass = 'mx-auto mb-2 h-24 w-auto lg:h-36'
  return (
    <div className="flex flex-wrap gap-4 text-center *:flex-[1_7.5rem]">
      <p>
        <Picture className={cx('greyed', pictureClass)} />
        <span className={flaw}>{before}</span>
      </p>
      <p>
        <Picture className={pictureClass} />
        <strong>{`${after}\u00a0✓`}</strong>
      </p>
    </div>
  )
}

const drawingByName = {
  notNamed: () => <NotNamed {...drawings.notNamed} />,
  mentionsByMonth: () => <MentionsByMonth {...drawings.mentionsByMonth} />,
  gap: () => <BeforeAfter {...drawings.gap} flaw="flaw-missing" Picture={MiddleProduct} />,
  correction: () => <BeforeAfter {...drawings.correction} flaw="flaw-wrong" Picture={LitStore} />,
}

type Name = Exclude<(typeof whyItMatters.cards)[number]['drawing'], ''>

const isDrawing = (name: Name): name is keyof typeof drawings => name in drawings

/** A part of a report, or the owner's picture. */
export function Drawing({ name }: { name: Name }) {
  if (!isDrawing(name)) {
    return (
      <img src={name} alt="" loading="lazy" className="aspect-3/2 w-full border-b object-cover" />
    )
  }
  return (
    <div aria-hidden="true" className="grid content-center border-b bg-background p-card text-lg">
      {drawingByName[name]()}
    </div>
  )
}

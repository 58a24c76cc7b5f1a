import { cx } from 'class-variance-authority'
import type { ComponentType, ReactNode } from 'react'
import { LitStore } from '@/components/street'
import * as content from '@/content'

const { question, growth, gap, correction } = content.drawings
const { picture, store, rivals } = content.example
const lastMonth = growth.months.length - 1
const mostMentions = Math.max(...growth.months.map(({ mentions }) => mentions))

/** What each drawing shows, a part of a report. */
const drawingByName: Record<keyof typeof content.drawings, ReactNode> = {
  question: (
    <div className="grid gap-3">
      <p className="question justify-self-end">{question.text}</p>
      <ol className="list-inside list-decimal">
        {rivals.filter(Boolean).map((rival, index) => (
          <li key={index}>{rival}</li>
        ))}
      </ol>
      <p>
        <strong className="flaw-missing">{store}</strong> {question.notNamed}
      </p>
    </div>
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-2">
      <span className="w-full text-sm">{growth.caption}</span>
      {growth.months.map(({ month, mentions }, index) => (
        <span key={index} className="min-w-[3ch] flex-1 text-center">
          <strong>{mentions}</strong>
          <span
            className={cx('chart-bar block', index === lastMonth ? 'chart-bar-marked' : 'bg-line')}
            style={{ height: `${(mentions / mostMentions) * 4.5}em` }}
          />
          <span className="text-sm">{month}</span>
        </span>
      ))}
    </p>
  ),
  gap: <BeforeAfter {...gap} flaw="flaw-missing" Picture={MiddleProduct} />,
  correction: <BeforeAfter {...correction} flaw="flaw-wrong" Picture={LitStore} />,
}

type PictureProps = { className: string }

/** The example's picture, cropped to the middle one of its three products. */
function MiddleProduct({ className }: PictureProps) {
  if (!picture) return null
  return <img src={picture} alt="" className={cx('aspect-7/6 bg-marker object-cover', className)} />
}

type Flaw = 'flaw-missing' | 'flaw-wrong'
type BeforeAfterProps = typeof gap & { flaw: Flaw; Picture: ComponentType<PictureProps> }

/** A gap or a mistake, and its fix, each below a picture of their subject: greyed, then lit. */
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

export function Drawing({ name }: { name: keyof typeof drawingByName }) {
  return (
    <div aria-hidden="true" className="grid content-center border-b bg-paper p-card text-lg">
      {drawingByName[name]}
    </div>
  )
}

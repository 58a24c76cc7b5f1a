import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as content from '@/content'

const { question, growth, gap, correction } = content.drawings
const { picture, store, rivals } = content.example
const [firstRival, secondRival] = rivals
const mostMentions = Math.max(...growth.months.map(({ mentions }) => mentions))

const markedStore = <strong className="highlight">{store}</strong>

/** The drawings of the cards, each a part of a report. */
const drawings: Record<keyof typeof content.drawings, ReactNode> = {
  question: (
    <div className="grid gap-2">
      <p className="framed justify-self-end bg-panel px-4 py-1">{question}</p>
      <ol className="list-inside list-decimal">
        {firstRival && <li>{firstRival}</li>}
        <li>{markedStore}</li>
        {secondRival && <li>{secondRival}</li>}
      </ol>
    </div>
  ),
  growth: (
    <p className="flex flex-wrap items-end gap-x-2">
      <span className="w-full text-sm">{growth.caption}</span>
      {growth.months.map(({ month, mentions }, index) => (
        <span key={index} className="min-w-[3ch] flex-1">
          <strong>{mentions}</strong>
          <span
            className="block border border-marker-edge bg-marker"
            style={{ height: `${(mentions / mostMentions) * 3}em` }}
          />
          <span className="text-sm">{month}</span>
        </span>
      ))}
    </p>
  ),
  gap: (
    // The picture is cropped to the middle one of its three products.
    <BeforeAndAfter src={picture} look="aspect-7/6 bg-marker object-cover" after={gap.stated}>
      {gap.fact} <span className="border border-ink border-dashed px-3">{gap.missing}</span>
    </BeforeAndAfter>
  ),
  correction: (
    <BeforeAndAfter src="/store.svg" look="lit-store aspect-square" after={correction.right}>
      {markedStore} <span className="squiggle">{correction.wrong}</span>
    </BeforeAndAfter>
  ),
}

type BeforeAndAfterProps = { src: string; look: string; children: ReactNode; after: string }

/** A text and its result, beside a picture of their subject. */
function BeforeAndAfter({ src, look, children, after }: BeforeAndAfterProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {src && <img src={src} alt="" className={cx('h-[5.5em] lg:h-[7em]', look)} />}
      <p className="grid flex-[1_8rem] gap-2">
        <span>{children}</span>
        <strong className="flex gap-2">
          <span className="font-normal rtl:rotate-180">→</span>
          <span>{`${after} ✓`}</span>
        </strong>
      </p>
    </div>
  )
}

export function Drawing({ name }: { name: keyof typeof drawings }) {
  return (
    <div aria-hidden="true" className="grid content-center border-b bg-paper p-card text-lead">
      {drawings[name]}
    </div>
  )
}

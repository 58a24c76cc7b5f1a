import type { ReactNode } from 'react'
import { CardTitle } from '@/components/ui/card'
import { AnswerDrawing, GuardDrawing, RewriteDrawing, RiseDrawing } from './drawings'

const reasons: { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'LLM Search Analysis',
    text: 'Read what ChatGPT, Claude and other models answer when a shopper asks for what you sell.',
    drawing: <AnswerDrawing />,
  },
  {
    title: 'Visibility Metrics',
    text: 'Put a number on it: how often the answers name your brand, and whether that grows or shrinks.',
    drawing: <RiseDrawing />,
  },
  {
    title: 'Actionable Insights',
    text: 'See which facts about your products are missing, and on which page to state them.',
    drawing: <RewriteDrawing />,
  },
  {
    title: 'Brand Protection',
    text: 'Find out when an answer gets your brand wrong, and set it right before shoppers believe it.',
    drawing: <GuardDrawing />,
  },
]

export function WhyItMatters() {
  return (
    <section aria-labelledby="why" className="wide py-14 sm:py-32">
      <h2 id="why" className="section-title">
        Why LLM Visibility Matters
      </h2>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg sm:text-xl">
        An answer names two or three stores, and nobody looks up the fourth.
      </p>
      <ul className="mt-6 grid lg:mt-14 lg:grid-cols-2 lg:gap-6">
        {reasons.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="flex items-center gap-5 border-line border-t py-4 sm:gap-8 sm:py-6 lg:rounded lg:border lg:bg-panel lg:p-8"
          >
            {drawing}
            <div className="grid gap-1">
              <CardTitle level="h3">{title}</CardTitle>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

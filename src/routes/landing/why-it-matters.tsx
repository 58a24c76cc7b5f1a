import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
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
    text: 'Get recommendations you can act on: which facts about your products are missing, and where to state them.',
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
    <section aria-labelledby="why" className="wide py-16 sm:py-24">
      <h2 id="why" className="section-title">
        Why LLM Visibility Matters
      </h2>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:mt-14 lg:gap-6">
        {reasons.map(({ title, text, drawing }) => (
          <li key={title} className="grid">
            <Card className="grid content-start gap-3">
              {drawing}
              <CardTitle level="h3" className="mt-3">
                {title}
              </CardTitle>
              <p className="max-w-md text-ink-soft">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

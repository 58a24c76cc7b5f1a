import { CardTitle } from '@/components/ui/card'
import * as content from '@/content'
import { Drawing } from './drawing'

export function WhyItMatters() {
  const { title, intro, cards } = content.why
  return (
    <section aria-labelledby="why" className="wide py-12 sm:py-20 lg:py-24">
      <h2 id="why" className="section-title">
        {title}
      </h2>
      <p className="mt-4 max-w-2xl text-balance text-ink-soft text-lg sm:text-xl">{intro}</p>
      <ul className="mt-5 grid lg:mt-14 lg:grid-cols-2 lg:gap-6">
        {cards.map(({ title, text, drawing }, index) => (
          <li
            key={index}
            className="grid gap-3.5 border-line border-t py-4 sm:flex sm:items-start sm:gap-8 sm:py-6 lg:flex-col lg:gap-0 lg:overflow-hidden lg:rounded lg:border lg:bg-panel lg:py-0 lg:last:odd:col-span-2"
          >
            <Drawing name={drawing} />
            <div className="lg:p-8">
              <CardTitle level="h3">{title}</CardTitle>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

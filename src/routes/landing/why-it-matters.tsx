import { CardTitle } from '@/components/ui/card'
import * as content from '@/content'
import { Drawing } from './drawing'

export function WhyItMatters() {
  const { title, intro, cards } = content.why
  return (
    <section aria-labelledby="why" className="wide py-11 md:py-22">
      <h2 id="why" className="section-title">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-balance text-ink-soft text-lg sm:text-xl">{intro}</p>
      <ul className="mt-4 grid md:mt-12 md:grid-cols-2 md:gap-6">
        {cards.map(({ title, text, drawing }, index) => (
          <li
            key={index}
            className="grid gap-2 border-line border-t py-3.5 md:grid-rows-[1fr_auto] md:gap-0 md:overflow-hidden md:rounded md:border md:bg-panel md:py-0 md:last:odd:col-span-2"
          >
            <Drawing name={drawing} />
            <div className="md:p-[2.2vw]">
              <CardTitle level="h3">{title}</CardTitle>
              <p className="mt-1 text-ink-soft md:mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

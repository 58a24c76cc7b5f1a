import { cx } from 'class-variance-authority'
import * as content from '@/content'
import { Drawing } from './drawing'

export function WhyItMatters() {
  const { title, intro, cards } = content.whyItMatters
  return (
    <section aria-labelledby="why-title" className="bg-muted px-gutter py-section">
      <h2 id="why-title" className="text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-4xl text-balance text-lg text-muted-foreground">{intro}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {cards.map((card, index) => (
          // `subgrid` gives two cards side by side equally high drawings.
          <li
            key={index}
            className="card row-span-2 grid grid-rows-subgrid gap-0 overflow-clip md:last:odd:col-span-2"
          >
            {card.drawing && <Drawing name={card.drawing} />}
            <div className={cx('p-card', !card.drawing && 'row-span-2')}>
              <h3 className="text-subtitle">{card.title}</h3>
              <p className="mt-2 text-balance text-muted-foreground">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

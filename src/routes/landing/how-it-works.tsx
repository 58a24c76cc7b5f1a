import * as content from '@/content'
import { SampleReport } from './sample-report'

export function HowItWorks() {
  const { title, steps } = content.how
  return (
    <section aria-labelledby="how" className="border-line border-y bg-panel">
      <div className="wide py-11 md:py-22">
        <h2 id="how" className="section-title">
          {title}
        </h2>
        <ol className="mt-7 grid gap-x-4 gap-y-6 sm:grid-cols-2 md:mt-12 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] lg:gap-x-8">
          {steps.map(({ title, text }, index) => (
            <li key={index} className="flex items-start gap-5 lg:block">
              <span
                aria-hidden="true"
                className="grid h-9 w-12 place-items-center rounded border border-line bg-paper font-bold text-lg"
              >
                {index + 1}
              </span>
              <div className="grid flex-1 content-start gap-2 lg:mt-5">
                <h3 className="font-bold text-xl tracking-tight">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <SampleReport />
      </div>
    </section>
  )
}

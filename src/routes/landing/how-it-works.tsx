import * as content from '@/content'
import { SampleReport } from './sample-report'

export function HowItWorks() {
  const { title, steps } = content.howItWorks
  return (
    <section aria-labelledby="how-title" className="bg-background px-gutter py-section">
      <h2 id="how-title" className="text-title">
        {title}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {steps.map((step, index) => (
          <li key={index} className="flex items-start gap-4 lg:flex-col">
            <span
              aria-hidden="true"
              className="block w-10 rounded bg-foreground py-1 text-center font-bold text-background text-lg print:text-foreground"
            >
              {index + 1}
            </span>
            <div className="grid flex-1 content-start gap-2">
              <h3 className="text-subtitle">{step.title}</h3>
              <p className="text-muted-foreground">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {content.report.rows.length > 0 && <SampleReport />}
    </section>
  )
}

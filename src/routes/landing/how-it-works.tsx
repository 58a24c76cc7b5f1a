const steps = [
  {
    title: 'Submit Your Brand',
    text: "Enter your store's URL and what we should know about your brand.",
  },
  {
    title: 'AI Analysis',
    text: 'We ask the models what your shoppers ask, and read every answer for your brand.',
  },
  {
    title: 'Get Insights',
    text: 'You see where you are named, where you are missing and what is said about you.',
  },
  {
    title: 'Take Action',
    text: 'Follow the recommendations, and keep an eye on how the answers change.',
  },
]

/** The four steps from sign-up to a better answer. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-line border-y bg-panel">
      <div className="wide grid gap-10 py-16 sm:py-24 lg:grid-cols-[1fr_2fr]">
        <h2 id="how" className="section-title">
          How It Works
        </h2>
        <ol className="grid">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="step grid grid-cols-[3rem_1fr] gap-x-5 border-line border-t py-7 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[4.5rem_1fr]"
            >
              <span aria-hidden="true" className="step-number font-bold text-lg">
                {index + 1}
              </span>
              <div className="grid gap-1.5">
                <h3 className="font-bold text-xl tracking-tight">{title}</h3>
                <p className="max-w-lg text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

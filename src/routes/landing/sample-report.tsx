import { example, report } from '@/content'

/** What the owner of a store gets, for an invented one. */
export function SampleReport() {
  const { title, note, of, name, rows } = report
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const named = sum(rows.map((row) => row.named))
  const answers = sum(rows.map((row) => row.answers))
  return (
    <figure className="mt-8 rounded border border-ink bg-paper lg:mt-16 dark:border-field">
      <figcaption className="grid gap-x-10 gap-y-3 p-5 sm:p-8 lg:grid-cols-[1fr_auto]">
        <div className="grid max-w-2xl content-start gap-2">
          <p className="font-bold text-xl tracking-tight lg:text-2xl">{title}</p>
          <p className="text-ink-soft text-sm sm:text-base">{note}</p>
        </div>
        <p>
          <strong className="block text-5xl leading-none tracking-tight">{`${named} ${of} ${answers}`}</strong>{' '}
          <span className="mt-1 block text-ink-soft sm:mt-2">{`${name} ${example.store}`}</span>
        </p>
      </figcaption>
      <ul>
        {rows.map(({ question, answers, named, wrong, fix }, index) => (
          <li
            key={index}
            className="grid items-center gap-x-10 gap-y-1 border-line border-t px-5 py-3 sm:px-8 sm:py-4 lg:grid-cols-[5fr_4fr_5fr]"
          >
            <p className="font-bold">{question}</p>
            <p className="flex items-center gap-4">
              {/* A block for each answer. */}
              <span
                aria-hidden="true"
                className="h-4 flex-1 forced-color-adjust-none bg-ink/20"
                style={{
                  mask: `repeating-linear-gradient(90deg, #000 0 calc(${100 / answers}% - 4px), #0000 0 ${100 / answers}%)`,
                }}
              >
                <span
                  className="fill block h-full bg-marker"
                  style={{ width: `${(100 * named) / answers}%` }}
                />
              </span>
              <span>{`${named} ${of} ${answers}`}</span>
            </p>
            <p className="text-ink-soft text-sm sm:text-base">
              {wrong && (
                <strong className="block text-danger">{`${example.wrongLabel}: “${wrong}”`}</strong>
              )}
              {fix}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  )
}

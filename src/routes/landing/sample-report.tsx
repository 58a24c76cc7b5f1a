import { Logo } from '@/components/logo'
import { example, name as product, report } from '@/content'

/** What the owner of a store gets, for an invented one. */
export function SampleReport() {
  const { title, note, of, name, answers } = report
  const rows = report.rows.map((row) => ({ ...row, named: Math.min(row.named, answers) }))
  const named = rows.reduce((sum, row) => sum + row.named, 0)
  return (
    <figure className="mt-7 rounded border border-frame bg-raised md:mt-12">
      <figcaption>
        <p className="flex items-center gap-2.5 border-line border-b px-5 py-2.5 font-bold text-sm sm:px-8">
          <Logo className="size-6" />
          <span className="me-auto">{product}</span>
          <span className="font-normal text-ink-soft">{example.invented}</span>
        </p>
        <div className="grid items-end gap-x-10 gap-y-4 p-5 sm:p-8 md:grid-cols-3">
          <div className="md:col-span-2">
            <p className="mb-1 font-bold text-xl tracking-tight lg:text-2xl">{title}</p>
            <p className="text-balance text-ink-soft text-sm sm:text-base">{note}</p>
          </div>
          <p>
            <strong className="block text-5xl leading-none tracking-tight">{`${named} ${of} ${rows.length * answers}`}</strong>{' '}
            <span className="mt-1 block text-ink-soft">{`${name} ${example.store}`}</span>
          </p>
        </div>
      </figcaption>
      <ul>
        {rows.map(({ question, named, wrong, fix }, index) => (
          <li
            key={index}
            className="grid grid-cols-1 items-center gap-x-10 gap-y-1 border-line border-t px-5 py-3 sm:px-8 lg:grid-cols-3 lg:py-5"
          >
            <p className="font-bold">{question}</p>
            <p className="flex flex-wrap items-center gap-x-4">
              <span
                aria-hidden="true"
                className="flex h-4 flex-[1_50%] items-end forced-color-adjust-none"
              >
                {Array.from({ length: answers }, (_, index) => (
                  // Narrowed, for a gap that leaves room for any number of blocks.
                  <span
                    key={index}
                    className={`flex-1 [scale:0.85_1] ${index < named ? 'h-full border border-on-marker bg-marker' : 'h-1 bg-field/60'}`}
                  />
                ))}
              </span>
              <span className="min-w-16 text-end">{`${named} ${of} ${answers}`}</span>
            </p>
            <p className="text-base">
              {wrong && (
                <strong className="block text-danger">
                  {example.wrongLabel}: <q>{wrong}</q>
                </strong>
              )}
              <strong>{example.fix.label}:</strong> {fix}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  )
}

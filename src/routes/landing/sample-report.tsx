import { cx } from 'class-variance-authority'
import { Logo } from '@/components/logo'
import * as content from '@/content'

const rowClass = 'grid gap-x-card px-card md:grid-cols-2 lg:grid-cols-3'

/** The report that a store owner gets, here for an invented store. */
export function SampleReport() {
  const { example, report } = content
  const { title, note, outOf, counted, answerCount, rows } = report
  const totalMentions = rows.reduce((sum, row) => sum + row.mentions, 0)
  return (
    <figure className="card mt-12 border-card-border">
      <figcaption>
        <p className="flex items-center gap-3 border-b px-card py-2 font-bold text-sm">
          <Logo className="size-6" />
          {content.siteName}
        </p>
        <div className={cx(rowClass, 'items-end gap-y-4 py-card')}>
          <div className="lg:col-span-2">
            <p className="mb-2 text-subtitle">{title}</p>
            <p className="text-balance text-muted-foreground">{note}</p>
          </div>
          <p className="text-balance">
            <strong className="block text-display">{`${totalMentions} ${outOf} ${rows.length * answerCount}`}</strong>{' '}
            <span className="mt-1 block text-muted-foreground">{counted}</span>
          </p>
        </div>
      </figcaption>
      <ul>
        {rows.map(({ question, mentions, wrong, fix }, index) => (
          <li key={index} className={cx(rowClass, 'items-center gap-y-1 border-t py-3')}>
            <div className="grid gap-y-1 lg:contents">
              <p className="font-bold">{question}</p>
              <p className="flex flex-wrap items-center gap-x-4">
                <span aria-hidden="true" className="flex h-6 flex-[1_50%] *:flex-1">
                  {Array.from({ length: answerCount }, (_, i) => (
                    <span key={i} className={cx('chart-bar', i < mentions && 'chart-bar-marked')} />
                  ))}
                </span>
                <span className="min-w-20 text-end">{`${mentions} ${outOf} ${answerCount}`}</span>
              </p>
            </div>
            <p>
              {wrong && (
                <strong className="block text-destructive">
                  {example.labels.wrong}: <q>{wrong}</q>
                </strong>
              )}{' '}
              {fix && <strong>{example.labels.fix}: </strong>}
              {fix}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  )
}

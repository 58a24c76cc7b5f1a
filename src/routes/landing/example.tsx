import { cx } from 'class-variance-authority'
import { example } from '@/content'
import { space } from './space'

/**
 * An answer that names a store and gets a fact wrong, as the service shows it; the stores are invented. Without a
 * question, the picture, such as a screenshot, stands alone.
 */
export function Example({ className }: { className: string }) {
  const { questionLabel, question, picture } = example
  return (
    <figure className={cx('card offset-shadow-border border-card-border p-card', className)}>
      <figcaption className="text-muted-foreground text-sm">{questionLabel}</figcaption>
      {question ? (
        <Answer />
      ) : (
        <img src={picture} alt="" className="mt-3 aspect-3/2 w-full object-contain" />
      )}
    </figure>
  )
}

function Answer() {
  const { picture, rivals, store } = example
  return (
    <>
      <p className="question mt-1">{example.question}</p>
      <p className="mt-card text-lg">
        <span className="mb-1 block text-muted-foreground text-sm">{example.answerLabel}</span>{' '}
        {picture && (
          <span
            aria-hidden="true"
            // The picture is not mirrored, so each name must stay below its product.
            dir="ltr"
            className="middle-marked mb-4 grid grid-cols-3 gap-x-1 rounded py-1 text-center text-muted-foreground text-sm"
          >
            <img src={picture} alt="" className="col-span-3 aspect-15/4 w-full" />
            <span>{rivals[0]}</span> <strong className="text-primary-foreground">{store}</strong>{' '}
            <span>{rivals[1]}</span>
          </span>
        )}{' '}
        {example.beginning}
        {space()}
        <strong className="marked">{store}</strong>
        {space()}
        {example.middle}
        {space()}
        <span className="flaw-wrong">{example.wrong}</span>
        {example.end}
      </p>
      {example.wrong && (
        <dl className="mt-4 grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-2 border-t pt-4 font-bold">
          <dt className="text-destructive">{example.labels.wrong}</dt>
          <dd className="text-destructive">
            <q>{example.wrong}</q>
          </dd>
          {example.fix && (
            <>
              <dt>{example.labels.fix}</dt>
              <dd>{example.fix}</dd>
            </>
          )}
        </dl>
      )}
    </>
  )
}

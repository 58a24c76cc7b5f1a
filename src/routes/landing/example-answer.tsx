// Its spaces never break, so that its highlight is one piece.
const store = 'Hollin\u00a0&\u00a0Quay'

const readings = [
  ['Named', 'Yes'],
  ['Place', 'Second of three'],
  ['Wrong', 'Shipping: the store does ship to Europe'],
]

/** What the service shows: an answer that names a store. The stores are invented. */
export function ExampleAnswer() {
  return (
    <figure className="grid gap-5 rounded border border-line bg-paper p-6 lg:mt-28">
      <figcaption className="text-ink-soft text-sm">
        An example with an invented store, {store}
      </figcaption>
      <p className="grid gap-1.5">
        <span className="text-ink-soft text-sm">A shopper asks:</span>
        <span className="rounded border border-transparent bg-panel px-4 py-2.5">
          Which canvas backpack lasts longest?
        </span>
      </p>
      <p>
        <span className="mb-1 block text-ink-soft text-sm">An AI model answers:</span>
        Three come up again and again. Tarnfield is the best known.{' '}
        <mark className="highlight px-1 py-0">{store}</mark> uses a heavier waxed canvas, but{' '}
        <span className="underline decoration-wavy decoration-1 underline-offset-4">
          does not ship to Europe
        </span>
        . Brackwell costs the&nbsp;least.
      </p>
      <dl className="grid gap-1 border-line border-t pt-4 text-sm">
        {readings.map(([term, reading]) => (
          <div key={term} className="grid grid-cols-[4.5rem_1fr] last:font-bold">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{reading}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

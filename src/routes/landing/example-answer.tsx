// Its spaces never break, so that its highlight is one piece.
const store = 'Hollin\u00a0&\u00a0Quay'

const readings = [
  ['Named', 'Yes'],
  ['Place', 'Second of three'],
]

/** What the service shows: an answer that names a store, and gets it wrong. The stores are invented. */
export function ExampleAnswer() {
  return (
    <figure className="marker-shadow relative grid gap-5 rounded border border-ink bg-paper p-5 sm:gap-6 sm:p-7">
      <p className="grid gap-1.5">
        <span className="text-ink-soft text-sm">A shopper asks:</span>
        <span className="rounded border border-transparent bg-panel px-4 py-2.5">
          Which canvas backpack lasts longest?
        </span>
      </p>
      <p className="text-[1.1875rem]">
        <span className="mb-1 block text-ink-soft text-sm">An AI model answers:</span>
        Three come up again and again. Tarnfield is the best known.{' '}
        <mark className="highlight px-1 py-0 font-bold">{store}</mark> uses a heavier waxed canvas,
        but <span className="squiggle">does not ship to Europe</span>. Brackwell costs
        the&nbsp;least.
      </p>
      <dl className="grid gap-1 border-line border-t pt-5">
        {readings.map(([term, reading]) => (
          <div key={term} className="grid grid-cols-[5rem_1fr]">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{reading}</dd>
          </div>
        ))}
        <div className="grid grid-cols-[5rem_1fr] font-bold text-danger">
          <dt>Wrong</dt>
          <dd>It does ship to Europe</dd>
        </div>
      </dl>
      <figcaption className="text-ink-soft text-sm">
        An example with an invented store, {store}
      </figcaption>
    </figure>
  )
}

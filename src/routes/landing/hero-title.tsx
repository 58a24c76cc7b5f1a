import { cx } from 'class-variance-authority'

/**
 * Sizes at which most titles of up to 40, 60, 120 and 240 columns fit the space. A Chinese, Japanese or Korean
 * character takes two columns, as does an emoji, which JavaScript counts as two.
 */
function sizeOf(text: string) {
  const { length: columns } = text.replace(/[\u2e80-\ud7ff\uff01-\uff60]/g, 'ww')
  if (columns <= 40) return 'max-w-[8em]'
  if (columns <= 60) return 'text-[0.72em]'
  return columns <= 120 ? 'text-[0.55em]' : 'text-[0.45em]'
}

/** A heading with room for four lines, the first of them in the gap above, so that a stored title moves nothing. */
export function HeroTitle({ text }: { text: string }) {
  return (
    <div className="-mt-[0.2em] flex min-h-[4.2em] text-[min(12.5cqi,max(2.75rem,7vh))] md:-mt-[0.3em]">
      <h1
        id="title"
        dir="auto"
        className={cx(
          'flex w-full flex-col justify-end text-balance font-bold leading-[1.04] tracking-tight',
          sizeOf(text),
        )}
      >
        {/* Each title has its own element, because browser translation moves text nodes out of React's
            reach. It has no box, so that a stored title is not a new Largest Contentful Paint. */}
        <span key={text} className="contents">
          {text}
        </span>
      </h1>
    </div>
  )
}

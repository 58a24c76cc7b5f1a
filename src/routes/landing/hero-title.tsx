import { cx } from 'class-variance-authority'

/**
 * Sizes at which most titles of up to 40, 60 and 120 characters fit the room. A Chinese,
 * Japanese or Korean letter is as wide as two others.
 */
function sizeOf(text: string) {
  const { length } = text.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu, 'ww')
  if (length <= 40) return 'max-w-[8em]'
  return length <= 60 ? 'text-[0.72em]' : 'text-[0.55em]'
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
        {/* Each title has its own element, because the browser's translation moves text nodes out of
            React's reach. It has no box, so that a stored title is no new Largest Contentful Paint. */}
        <span key={text} className="contents">
          {text}
        </span>
      </h1>
    </div>
  )
}

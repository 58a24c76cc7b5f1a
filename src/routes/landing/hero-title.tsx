/** Letters at full size in the room, three lines of 8em, and in one line: a bold letter is about 0.6em wide. */
const lettersInRoom = 40
const lettersInLine = 12

/** The size in em at which a title fits its room. Words that need less than half are broken instead. */
function fittingSize(title: string) {
  // Chinese, Japanese and Korean characters, after which a line can break, and consecutive capitals are wide.
  const text = title.replace(/[\u2e80-\u{3ffff}]/gu, 'w ').replace(/\p{Lu}(?=\p{Lu})/gu, 'ww')
  const longestWord = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  const sizeByArea = Math.sqrt(lettersInRoom / text.length)
  const sizeByWord = Math.max(0.5, lettersInLine / longestWord)
  return Math.min(1, sizeByArea, sizeByWord)
}

/** A heading in a room of fixed height, so that a stored title causes no layout shift. */
export function HeroTitle({ text }: { text: string }) {
  const size = fittingSize(text)
  return (
    <div className="h-[3.8em] max-w-[8em] text-[min(13.3cqi,max(2.25rem,7.2vh))] leading-[1.04]">
      <h1
        id="title"
        dir="auto"
        className="flex h-full flex-col justify-center text-balance font-bold md:justify-end"
        // The larger the letters, the closer they stand.
        style={{ fontSize: `${size}em`, letterSpacing: `${-0.03 * size}em` }}
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

import type { Config } from 'tailwindcss'

/** Multiples of 0.25 rem by their number, as Tailwind counts. */
const steps = (...numbers: number[]) =>
  Object.fromEntries(numbers.map((number) => [number, `${number / 4}rem`]))

/** The theme. Its colours are named by their role; their values, light and dark, are in public/colors.css. */
export default {
  // Not the owner's words, of which Tailwind would take some, such as "filter", for classes.
  content: ['./index.html', './src/**/*.{ts,tsx}', '!./src/content.ts'],
  theme: {
    // In rem, so that large text gets fewer columns. The specification gives the sidebar's in px.
    screens: { sm: '40rem', md: '48rem', lg: '64rem', sidebar: '768px' },
    colors: {
      paper: 'var(--paper)',
      tint: 'var(--tint)',
      ink: 'var(--ink)',
      'ink-soft': 'var(--ink-soft)',
      line: 'var(--line)',
      'line-strong': 'var(--line-strong)',
      'line-strongest': 'var(--line-strongest)',
      marker: 'var(--marker)',
      'marker-edge': 'var(--marker-edge)',
      'marker-strong': 'var(--marker-strong)',
      'on-marker': 'var(--on-marker)',
      danger: 'var(--danger)',
      'on-danger': 'var(--on-danger)',
      'danger-on-ink': 'var(--danger-on-ink)',
    },
    fontFamily: {
      // A longer list delays the first paint: some systems look up every name.
      sans: 'system-ui, sans-serif',
    },
    borderRadius: { DEFAULT: '0.25rem' },
    // All sizes of text. The headline and the total of the waitlist, which fit their rooms, are the exceptions.
    fontSize: {
      sm: ['0.875rem', '1.45'],
      base: ['1.0625rem', '1.55'],
      lg: ['clamp(1.125rem, 0.75rem + 0.8vw, 1.3125rem)', '1.45'],
      subtitle: ['clamp(1.25rem, 1rem + 1vw, 1.5rem)', { lineHeight: '1.35', fontWeight: '700' }],
      title: [
        'clamp(1.875rem, 1.5rem + 2vw, 2.5rem)',
        { lineHeight: '1.12', letterSpacing: '-0.025em', fontWeight: '700' },
      ],
      display: ['3rem', { lineHeight: '1', letterSpacing: '-0.025em', fontWeight: '700' }],
    },
    fontWeight: { normal: '400', bold: '700' },
    lineHeight: { tight: '1.25' },
    letterSpacing: { tighter: '-0.05em' },
    animation: { spin: 'spin 1s linear infinite' },
    keyframes: { spin: { to: { transform: 'rotate(360deg)' } } },
    opacity: { street: '0.15' },
    // Layers, from the lowest.
    zIndex: { 'top-bar': '1', toast: '2', 'skip-link': '3', 'late-notice': '4' },
    // Paddings, margins, gaps, positions, and sizes of pictures and controls. Those with `clamp` grow with the
    // window, so that a class needs no variant for each breakpoint.
    spacing: {
      ...steps(0, 0.5, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 20, 24, 28, 36, 44),
      // Beside the words of a button.
      button: '1.25rem',
      // Two buttons fit in one row of a phone.
      'button-lg': 'clamp(0.5rem, 4vw - 1rem, 1.75rem)',
      // Beside the content, which is at most 66rem wide.
      gutter: 'max(clamp(1.25rem, 5vw, 3rem), (100% - 66rem) / 2)',
      section: 'clamp(3rem, 10vw, 5rem)',
      // A card's padding, and as much between its parts and columns. At its smallest in px, so that
      // large text keeps its room on phones.
      card: 'clamp(16px, 4vw - 0.75rem, 2rem)',
      'top-bar': '3.75rem',
      // What a toast of three lines covers at the top of a phone's window (toaster.tsx).
      toast: '9.5rem',
      sidebar: '16rem',
      'sidebar-icon': '3rem',
      'sidebar-mobile': '18rem',
    },
    // Of texts and cards, also for `w-`.
    maxWidth: { sm: '24rem', md: '28rem', lg: '32rem', xl: '36rem', '4xl': '56rem' },
  },
} satisfies Config

import type { Config } from 'tailwindcss'

/** Our changes to Tailwind's theme. The colours have shadcn's names; their values are in public/colors.css. */
export default {
  // content.ts is left out, because Tailwind would take some of its words, such as "filter", for classes.
  content: ['./index.html', './src/**/*.{ts,tsx}', '!./src/**/content.ts'],
  theme: {
    // Only these colours are available, because each has a value for the dark scheme.
    colors: {
      background: 'var(--background)',
      muted: 'var(--muted)',
      foreground: 'var(--foreground)',
      'muted-foreground': 'var(--muted-foreground)',
      border: 'var(--border)',
      input: 'var(--input)',
      'card-border': 'var(--card-border)',
      primary: 'var(--primary)',
      'primary-border': 'var(--primary-border)',
      'primary-hover': 'var(--primary-hover)',
      'primary-foreground': 'var(--primary-foreground)',
      destructive: 'var(--destructive)',
      'destructive-foreground': 'var(--destructive-foreground)',
      card: 'var(--card)',
      // For components from shadcn, which also use these names.
      'card-foreground': 'var(--foreground)',
      secondary: 'var(--muted)',
      'secondary-foreground': 'var(--foreground)',
      accent: 'var(--muted)',
      'accent-foreground': 'var(--foreground)',
      ring: 'var(--foreground)',
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
    },
    extend: {
      // The specification gives this breakpoint in px. Tailwind's own, in rem, give large text fewer columns.
      screens: { desktop: '768px' },
      fontFamily: {
        // A longer list delays the first paint, because some systems look up every name.
        sans: 'system-ui, sans-serif',
      },
      // All text sizes, except those of the homepage title and of the waitlist's total, which adapt to their space.
      fontSize: {
        sm: ['0.875rem', '1.45'],
        base: ['1.0625rem', '1.55'],
        lg: ['clamp(1.125rem, 0.75rem + 0.8vw, 1.3125rem)', '1.45'],
        subtitle: [
          'clamp(1.125rem, 0.95rem + 0.7vw, 1.375rem)',
          { lineHeight: '1.35', fontWeight: '700' },
        ],
        // Smaller than a homepage title of up to 60 characters (hero-title.tsx).
        title: [
          'clamp(min(7.2vw, 1.75rem), min(1rem + 1.6vw, 5vh), 2.25rem)',
          { lineHeight: '1.12', letterSpacing: '-0.025em', fontWeight: '700' },
        ],
        display: ['3rem', { lineHeight: '1', letterSpacing: '-0.025em', fontWeight: '700' }],
      },
      opacity: { street: '0.15' },
      // Layers, lowest first.
      zIndex: { 'top-bar': '1', toast: '2', 'skip-link': '3', 'late-notice': '4' },
      // Values with `clamp` grow with the window, so that classes need no variants for breakpoints.
      spacing: {
        // Beside a button's label.
        button: '1.25rem',
        // Small enough that two buttons fit in one row on a phone.
        'button-lg': 'clamp(0.5rem, 4vw - 1rem, 1.75rem)',
        // The margin beside the content, which is at most 66rem wide, or half of a very wide window.
        gutter: 'max(clamp(1.25rem, 5vw, 3rem), (100% - max(66rem, 50vw)) / 2)',
        section: 'clamp(3rem, 10vw, 5rem)',
        // A card's padding, and the space between its parts and columns. The minimum is in px, so that on phones
        // it takes no extra space from large text.
        card: 'clamp(16px, 4vw - 0.75rem, 2rem)',
        'top-bar': '3.75rem',
        // The space between the hero's parts, and, except on phones, the height of the street (street.tsx). Both
        // shrink with the window's height, as the title does, so that a laptop's first screen shows the whole lit
        // store.
        hero: 'clamp(0.75rem, 4vh - 0.8rem, 1.5rem)',
        street: 'clamp(6rem, 30vh - 5rem, 16rem)',
        // The height that a toast of three lines covers at the top of a phone's window (toaster.tsx).
        toast: '9.5rem',
        sidebar: '16rem',
        'sidebar-icon': '3rem',
        'sidebar-mobile': '18rem',
      },
    },
  },
} satisfies Config

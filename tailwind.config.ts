import type { Config } from 'tailwindcss'

/** Theme tokens by their role. Their values, light and dark, are in src/styles.css. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    // In pixels, like the sidebar's media query: in rem they would move with the browser's text size.
    screens: { sm: '640px', md: '768px', lg: '1024px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      panel: 'var(--panel)',
      ink: 'var(--ink)',
      'ink-soft': 'var(--ink-soft)',
      line: 'var(--line)',
      field: 'var(--field)',
      marker: 'var(--marker)',
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
    borderRadius: {
      none: '0',
      DEFAULT: '0.25rem',
      full: '9999px',
    },
    extend: {
      spacing: {
        // Less on narrow screens, where a large text needs the room.
        card: 'min(1.5rem, 6vw)',
        sidebar: '16rem',
        'sidebar-icon': '3rem',
        'sidebar-mobile': '18rem',
      },
      opacity: {
        picture: '0.15',
      },
    },
  },
} satisfies Config

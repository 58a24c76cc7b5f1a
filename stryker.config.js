/** Tailwind's class names and dependency arrays change nothing that a test of jsdom could see. */
const ignorer = {
  shouldIgnore(path) {
    if (path.isJSXAttribute() && path.node.name.name === 'className') return 'class names'
    if (path.isCallExpression() && ['cva', 'cx'].includes(path.node.callee.name)) {
      return 'class names'
    }
    const isDependencies =
      path.isArrayExpression() &&
      path.key === 1 &&
      /^use.*Effect$/.test(path.parent.callee?.name ?? '')
    return isDependencies ? 'dependency array' : undefined
  },
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'markup', value: ignorer }]

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './stryker.config.js'],
  ignorers: ['markup'],
  mutate: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/test/**',
    '!src/data/database.types.ts',
    // Drawings.
    '!src/components/{logo,ui/spinner}.tsx',
    '!src/routes/landing/drawings.tsx',
    // Tested in a browser: hydration, chunks that are missing, the built pages, sessions that expire
    // and links that carry one.
    '!src/main.tsx',
    '!src/data/admin/client.ts',
    '!src/app/{prerender.tsx,reload-outdated-page.ts,deferred-toaster.tsx,error-boundary.tsx}',
    '!src/components/ui/dialog.tsx',
  ],
  // Each static mutant, 32 of 700, would take a run of all tests.
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral', 'OptionalChaining'] },
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  timeoutMS: 60_000,
  thresholds: { break: 75, high: 90, low: 75 },
  reporters: ['clear-text', 'progress'],
}

import type { Plugin } from 'vite'
import { isLegacyKey, readEnvironment } from './environment.ts'

/** Checks the variables of a hosted project and gives them to the client code and index.html. */
export function hostedSupabase(env: Record<string, string>): Plugin {
  return {
    name: 'hosted-supabase',
    // Neither a finished build nor unit tests need a project.
    apply: (_, { isPreview }) => !isPreview && !process.env.VITEST,
    config: () => ({
      define: Object.fromEntries(
        Object.entries(readEnvironment(env)).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    }),
    async buildApp({ config }) {
      if (isLegacyKey(readEnvironment(env).VITE_SUPABASE_ANON_KEY)) {
        config.logger.warn(
          'VITE_SUPABASE_ANON_KEY is a legacy anon key, which works until the end of 2026: use the publishable key.',
        )
      }
    },
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { errorWithoutStack } from './hosted-supabase.ts'

/** Checks what a build for visitors says of the site itself: its address, privacy notice and contact. */
export function siteDetails(env: Record<string, string>): Plugin {
  return {
    name: 'site-details',
    buildApp: {
      order: 'pre',
      async handler({ config: { publicDir, logger } }) {
        for (const warning of checkDetails(env, publicDir)) logger.warn(warning)
      },
    },
  }
}

/** Throws at a mistake, and returns a warning for each detail that should not be missing. */
export function checkDetails(env: Record<string, string>, publicDir: string): string[] {
  const { VITE_SITE_URL, VITE_PRIVACY_URL, VITE_CONTACT_EMAIL } = env
  if (VITE_SITE_URL && !/^https?:\/\/[^\s/:]+(:\d+)?\/?$/.test(VITE_SITE_URL)) {
    throw errorWithoutStack(
      `VITE_SITE_URL is "${VITE_SITE_URL}", but should be like https://example.com.`,
    )
  }
  const warnings: string[] = []
  if (VITE_PRIVACY_URL) {
    checkNotice(VITE_PRIVACY_URL, VITE_SITE_URL || 'https://this.site', publicDir)
  } else {
    warnings.push('VITE_PRIVACY_URL is not set: the page links to no privacy notice.')
  }
  if (!VITE_CONTACT_EMAIL) {
    warnings.push('VITE_CONTACT_EMAIL is not set: visitors cannot ask, nor ask to be deleted.')
  }
  return warnings
}

/** Refuses a notice of the site's own that is not there, or still has gaps. */
function checkNotice(notice: string, site: string, publicDir: string) {
  const { origin, pathname } = new URL(notice, site)
  if (origin !== new URL(site).origin) return
  const file = [pathname, `${pathname}.html`].find((path) => existsSync(join(publicDir, path)))
  if (!file) {
    throw errorWithoutStack(
      `VITE_PRIVACY_URL leads to ${pathname}, but public${pathname}.html is missing: it can be made from docs/privacy-notice.html.`,
    )
  }
  if (readFileSync(join(publicDir, file), 'utf8').includes('<mark')) {
    throw errorWithoutStack(`public${file} still has gaps: replace each, from <mark> to </mark>.`)
  }
}

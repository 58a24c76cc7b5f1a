import { expect } from '@playwright/test'

// Two checkouts that run tests at the same time need different ports.
export const port = Number(process.env.E2E_PORT ?? 4180)
export const devServer = `http://localhost:${port + 1}`

/** The embedded Supabase finishes its start during its first call, and fails others at the same time. */
export const firstCall = '/rest/v1/homepage_settings?select=id'

/** Waits until the dev server answers. Playwright calls this before it starts a worker. */
export default async function globalSetup() {
  const answer = () => fetch(devServer + firstCall).catch(({ message }: Error) => message)
  await expect.poll(answer, { timeout: 120_000 }).toMatchObject({ ok: true })
}

import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './test'

const run = promisify(execFile)
const hosted = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  VITE_SITE_URL: 'https://example.com',
}

async function build(variables: Record<string, string>) {
  const outDir = test.info().outputPath('site')
  const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables }
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir]
  await run(process.execPath, args, { env })
  return outDir
}

test('without its variables the build stops with one sentence', async () => {
  const failure = await build({}).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    stderr: expect.stringContaining(
      'Missing VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Set both',
    ),
  })
})

test('a production build knows its project, and nothing of the embedded backend', async () => {
  const outDir = await build(hosted)
  const files = await readdir(outDir, { recursive: true })
  const texts = await Promise.all(
    files
      .filter((file) => /\.(js|html)$|_headers$/.test(file))
      .map((file) => readFile(join(outDir, file), 'utf8')),
  )
  const all = texts.join('\n')
  expect(all).toContain(hosted.VITE_SUPABASE_URL)
  expect(all).not.toMatch(/"embedded"|`embedded`|location\.origin\}?\/rest/)

  const headers = await readFile(join(outDir, '_headers'), 'utf8')
  expect(headers).toContain("connect-src 'self' https://abc.supabase.co;")
  const landing = await readFile(join(outDir, 'index.html'), 'utf8')
  expect(landing).toContain('<link rel="canonical" href="https://example.com/" />')
  expect(landing).toContain('content="https://example.com/share.png"')
  expect(landing).not.toContain('noindex')
  for (const page of [
    '404.html',
    'admin/index.html',
    'my-store/index.html',
    'dashboard/index.html',
  ]) {
    expect(await readFile(join(outDir, page), 'utf8')).toContain('content="noindex"')
  }
})

test('a production build is no larger than its budget', async () => {
  const SITE = await build(hosted)
  const sizeLimit = 'node_modules/size-limit/bin.js'
  await run(process.execPath, [sizeLimit], { env: { ...process.env, SITE } })
})

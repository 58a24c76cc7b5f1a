import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './test'

const run = promisify(execFile)
const vite = 'node_modules/vite/bin/vite.js'
const hosted = {
  // As the dashboard shows it, and with a slash too many.
  VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1/',
  VITE_SUPABASE_ANON_KEY: `header.${Buffer.from('{"role":"anon"}').toString('base64url')}.signature`,
  VITE_SITE_URL: 'example.com/',
  VITE_PRIVACY_URL: 'https://example.com/privacy',
}

/** Builds the site for production, into a folder of this test. */
async function build(variables: Record<string, string>) {
  const site = test.info().outputPath('site')
  const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables }
  const { stderr } = await run(process.execPath, [vite, 'build', '--outDir', site], { env })
  return { site, stderr, read: (file: string) => readFile(join(site, file), 'utf8') }
}

test('without its variables the build stops with one sentence', async () => {
  const failure = await build({}).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    stderr: expect.stringContaining(
      'Missing VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Set both',
    ),
  })
})

test('a production build knows its project alone, warns of a legacy key once, and keeps to its budget', async () => {
  const { site, stderr, read } = await build(hosted)
  expect(stderr.match(/^.*VITE_SUPABASE_ANON_KEY is a legacy anon key.*$/gm)).toHaveLength(1)
  const files = await readdir(site, { recursive: true })
  const texts = await Promise.all(files.filter((file) => /\.(js|html)$/.test(file)).map(read))
  const all = texts.join('\n')
  expect(new Set(all.match(/https:\/\/abc\.supabase\.co[^\s"'`;]*/g))).toEqual(
    new Set(['https://abc.supabase.co']),
  )
  expect(all).not.toMatch(/"embedded"|`embedded`|location\.origin\}?\/rest/)

  const landing = await read('index.html')
  expect(landing).toContain("connect-src 'self' https://abc.supabase.co;")
  expect(landing).toContain('<a href="https://example.com/privacy"')
  expect(landing).toMatch(/<meta name="description" content="[A-Z][^"]+\." \/>/)
  expect(landing).toMatch(/<meta property="og:description" content="[A-Z][^"]+\." \/>/)
  expect(landing).toMatch(/<meta property="og:title" content="LLM Brand Visibility[^"]+" \/>/)
  expect(landing).toContain('<meta property="og:type" content="website" />')
  expect(landing).toContain('<link rel="canonical" href="https://example.com/" />')
  expect(landing).toContain('content="https://example.com/share.png"')
  expect(landing).not.toContain('noindex')
  for (const page of [
    '404.html',
    'admin/index.html',
    'my-store/index.html',
    'dashboard/index.html',
  ]) {
    expect(await read(page)).toContain('content="noindex"')
  }

  const headers = await read('_headers')
  expect(headers).toContain("/*\n  Content-Security-Policy: frame-ancestors 'none'\n")
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')

  await run(process.execPath, ['node_modules/size-limit/bin.js'], {
    env: { ...process.env, SITE: site },
  })
})

test('the dev server does not open a local database that another process has open', async () => {
  const database = test.info().outputPath('database')
  await writeFile(`${database}.lock`, String(process.pid))
  const env = { ...process.env, VITE_SUPABASE_URL: '', EMBEDDED_DATABASE: database }
  const failure = await run(process.execPath, [vite, '--port', '0'], {
    env,
    timeout: 60_000,
  }).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The local database is in use by process ${process.pid}.`),
  })
})

import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './fixtures'

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

test('a production build knows its project alone, and warns of a legacy key once', async () => {
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
  expect(landing).toMatch(/<meta\s+name="description"\s+content="[A-Z][^"]+\."\s+\/>/)
  expect(landing).toMatch(/<meta\s+property="og:description"\s+content="[A-Z][^"]+\."\s+\/>/)
  expect(landing).toMatch(/<meta property="og:title" content="LLM Brand Visibility[^"]+" \/>/)
  expect(landing).toContain('<meta property="og:type" content="website" />')
  expect(landing).toContain('<link rel="canonical" href="https://example.com/" />')
  expect(landing).toContain('content="https://example.com/share.png"')
  expect(landing).not.toContain('noindex')
  for (const page of ['404.html', 'admin.html', 'my-store.html', 'dashboard.html']) {
    const html = await read(page)
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toMatch(/property="og:|rel="canonical"|name="description"/)
    expect(html.match(/<title>/g)).toHaveLength(1)
  }

  const headers = await read('_headers')
  expect(headers).toMatch(/^\/\*\n {2}Cache-Control: no-cache\n/)
  expect(headers).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n")
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

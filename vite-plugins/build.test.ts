import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'build-'))
const hosted = {
  // As the dashboard shows it, and with a slash too many.
  VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1/',
  VITE_SUPABASE_ANON_KEY: `header.${Buffer.from('{"role":"anon"}').toString('base64url')}.signature`,
  VITE_SITE_URL: 'example.com/',
  VITE_PRIVACY_URL: 'https://example.com/privacy',
}

let warnings = ''
beforeAll(async () => {
  warnings = (await vite(['build', '--outDir', folder], hosted)).stderr
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

/** Runs Vite as from a shell, where Vitest has set no variables. */
function vite(args: string[], variables: Record<string, string>) {
  const { VITEST, NODE_ENV, ...shell } = process.env
  const env = { ...shell, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', ...variables }
  return run(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env, timeout: 60_000 })
}

function read(file: string) {
  return readFile(join(folder, file), 'utf8')
}

test('a build without its variables stops with one sentence', async () => {
  await expect(vite(['build', '--outDir', folder], {})).rejects.toMatchObject({
    stderr: expect.stringContaining(
      'Missing VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. Set both',
    ),
  })
})

test('a build warns of a legacy key once, and knows its project alone', async () => {
  expect(warnings.match(/^.*VITE_SUPABASE_ANON_KEY is a legacy anon key.*$/gm)).toHaveLength(1)
  const files = await readdir(folder, { recursive: true })
  const texts = await Promise.all(files.filter((file) => /\.(js|html)$/.test(file)).map(read))
  const all = texts.join('\n')
  expect(new Set(all.match(/https:\/\/abc\.supabase\.co[^\s"'`;]*/g))).toEqual(
    new Set(['https://abc.supabase.co']),
  )
  expect(/"embedded"|`embedded`|location\.origin\}?\/rest/.exec(all)).toBeNull()
})

/** The tags in the head of a page, and its links. */
async function tagsOf(page: string) {
  return (await read(page))
    .match(/<(meta|link|title|a)\b[^>]*>/g)
    ?.map((tag) => tag.replace(/\s+/g, ' '))
}

test('the landing page is described to search engines and to who is sent a link', async () => {
  expect(await tagsOf('index.html')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^<meta name="description" content="[A-Z][^"]+\." \/>/),
      expect.stringMatching(/^<meta property="og:description" content="[A-Z][^"]+\." \/>/),
      expect.stringMatching(/^<meta property="og:title" content="LLM Brand Visibility[^"]+" \/>/),
      '<meta property="og:type" content="website" />',
      '<link rel="canonical" href="https://example.com/" />',
      '<meta property="og:image" content="https://example.com/share.png" />',
      expect.stringMatching(/^<a href="https:\/\/example.com\/privacy"/),
    ]),
  )
})

test('search engines may read every page, and list the landing page alone', async () => {
  expect((await read('robots.txt')).match(/^[^#\n].*$/gm)).toEqual(['User-agent: *', 'Allow: /'])
  const noindex = '<meta name="robots" content="noindex" />'
  expect(await tagsOf('index.html')).not.toContain(noindex)
  for (const page of ['404.html', 'admin.html', 'my-store.html', 'dashboard.html']) {
    const tags = await tagsOf(page)
    expect(tags).toContain(noindex)
    expect(tags?.filter((tag) => /og:|canonical|description/.test(tag))).toEqual([])
    expect(tags?.filter((tag) => tag === '<title>')).toHaveLength(1)
  }
  expect(/Oops! Page not found/.test(await read('404.html'))).toBe(true)
})

test('the icons and the picture for shared links are there', async () => {
  const icons = (await read('index.html')).matchAll(/<link rel="[a-z-]*icon" href="([^"]+)"/g)
  const paths = [...icons].map(([, href]) => href)
  expect(paths).toHaveLength(2)
  for (const path of [...paths, 'favicon.ico', 'share.png']) {
    expect((await readFile(join(folder, path ?? ''))).length, path).toBeGreaterThan(100)
  }
})

test('every page carries a policy without exceptions', async () => {
  for (const page of ['index.html', '404.html', 'admin.html', 'my-store.html', 'dashboard.html']) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^>]*)" \/>/.exec(
      await read(page),
    )?.[1]
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-")
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co; base-uri 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('hosts revalidate everything, a missing script too, and let no site frame a page', async () => {
  const headers = await read('_headers')
  expect(headers).toMatch(/^\/\*\n/)
  expect(headers.match(/^\//gm)).toHaveLength(1)
  for (const header of [
    'Cache-Control: no-cache',
    "Content-Security-Policy: frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'X-Frame-Options: DENY',
  ]) {
    expect(headers).toContain(`\n  ${header}\n`)
  }
  expect(headers).toMatch(/\n {2}Strict-Transport-Security: max-age=/)
  expect(headers).toMatch(/\n {2}Permissions-Policy: .*camera=\(\)/)
})

test('the dev server does not open a local database that another process has open', async () => {
  const database = join(folder, 'database')
  await writeFile(`${database}.lock`, String(process.pid))
  await expect(vite(['--port', '0'], { EMBEDDED_DATABASE: database })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`The local database is in use by process ${process.pid}.`),
  })
})

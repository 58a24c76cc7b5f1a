import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, test } from '@playwright/test'
import sirv from 'sirv'
import { build, createBuilder } from 'vite'
import { median, printTable, quantile } from './statistics.ts'

// How fast the landing page is on a slow phone; README.md says how to run and read it.

const runs = Number(process.env.BENCH_RUNS ?? 9)
const baseline = process.env.BENCH_BASELINE
const folders = {
  site: 'node_modules/.bench/site',
  static: 'node_modules/.bench/static',
  react: 'node_modules/.bench/react',
  baseline: 'node_modules/.bench/baseline',
}

/** 150 ms round trip, 1.6 Mbit/s down, and a processor four times slower than this one. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const slowdown = 4

/** 80 characters, which replace the default title while the page loads. */
const storedTitle =
  'Does ChatGPT name your store, or does it send your own shoppers to your rivals??'

/** Serves a built site with the stored title, on its own port. */
async function serve(folder: string): Promise<Server> {
  // Hosts compress files in advance.
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|svg)$/.test(name)) continue
    const file = join(folder, name)
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)))
  }
  const host = sirv(folder, { brotli: true })
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/rest/v1/')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ title: storedTitle }))
    } else {
      host(request, response)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}/`
}

/** Writes a page with the text of the landing page and almost no styles. */
async function writeStaticPage(browser: Browser, landing: string, folder: string) {
  const page = await browser.newPage()
  const body = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const element of body.querySelectorAll('script, noscript, svg, img')) element.remove()
    for (const element of body.querySelectorAll('*')) {
      for (const { name } of [...element.attributes]) {
        if (!['id', 'for', 'type', 'href'].includes(name)) element.removeAttribute(name)
      }
    }
    return body.innerHTML
  }, landing)
  await page.close()
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="en">
  <meta charset="UTF-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>The text of the landing page</title>
  <link rel="icon" href="data:," />
  <style>
    body { margin: 1.5rem; font: 1.0625rem/1.55 system-ui, sans-serif }
    h1 { font-size: 2.5rem; line-height: 1.06 }
    label, input { display: block; font: inherit }
  </style>
  <body>${body}</body>
</html>`,
  )
}

type Seen = { fcp: number; lcp: number; cls: number; usable: number; tasks: [number, number][] }

declare global {
  interface Window {
    seen: Seen
  }
}

type Figures = {
  fcp: number
  lcp: number
  cls: number
  blocked: number
  usable: number
  html: number
  script: number
  other: number
  requests: number
}

/** One cold load. Times in milliseconds since the navigation began, sizes in kB as sent. */
async function load(browser: Browser, url: string, width: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const kinds = new Map<string, string>()
  const bytes = { html: 0, script: 0, other: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId)
    const kind = type === 'Document' ? 'html' : type === 'Script' ? 'script' : 'other'
    bytes[kind] += encodedDataLength / 1000
  })

  await page.addInitScript(() => {
    const tasks: [number, number][] = []
    const seen = { fcp: 0, lcp: 0, cls: 0, usable: 0, tasks }
    window.seen = seen
    const observe = (type: string, callback: (entry: PerformanceEntry) => void) => {
      new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
        type,
        buffered: true,
      })
    }
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
    })
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime
    })
    observe('layout-shift', (entry) => {
      if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value
    })
    observe('longtask', (entry) => {
      seen.tasks.push([entry.startTime, entry.duration])
    })
    // The form is usable once the script removes the notice in index.html.
    let waiting = false
    new MutationObserver(() => {
      const late = document.getElementById('late-notice') !== null
      if (waiting && !late) seen.usable ||= performance.now()
      waiting = late
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  // The reference pages have no form to hydrate: they are usable once painted.
  const blocked = seen.tasks
    .filter(([start]) => start < (seen.usable || seen.fcp))
    .reduce((sum, [, duration]) => sum + duration - 50, 0)
  const { fcp, lcp, cls, usable } = seen
  return { fcp, lcp, cls, usable, blocked, ...bytes, requests: kinds.size }
}

test('landing page', async ({ browser }) => {
  const builder = await createBuilder({
    mode: 'embedded',
    logLevel: 'warn',
    build: { outDir: folders.site },
  })
  await builder.buildApp()
  await build({
    configFile: false,
    root: 'bench/react-page',
    logLevel: 'warn',
    build: { outDir: `../../${folders.react}`, emptyOutDir: true },
  })
  const landing = await readFile(join(folders.site, 'index.html'), 'utf8')
  await writeStaticPage(browser, landing, folders.static)
  if (baseline) {
    await rm(folders.baseline, { recursive: true, force: true })
    await cp(baseline, folders.baseline, { recursive: true })
  }

  const site = await serve(folders.site)
  const pages = [
    { name: 'static page', server: await serve(folders.static), width: 390 },
    { name: 'bare React page', server: await serve(folders.react), width: 390 },
    { name: 'landing page', server: site, width: 390 },
    { name: 'landing page, wide', server: site, width: 1280 },
  ]
  if (baseline) pages.push({ name: 'baseline', server: await serve(folders.baseline), width: 390 })

  const results = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run <= runs; run += 1) {
    // Every other round runs in reverse order, because a page may slow down the one after it.
    for (const { name, server, width } of run % 2 ? pages : pages.toReversed()) {
      const figures = await load(browser, urlOf(server), width)
      // The first round warms the caches.
      if (run > 0) results.get(name)?.push(figures)
    }
  }
  for (const { server } of pages) server.close()

  const valuesOf = (name: string, figure: keyof Figures) =>
    (results.get(name) ?? []).map((figures) => figures[figure])
  const formatMedian = (name: string, figure: keyof Figures, digits = 0) => {
    const values = valuesOf(name, figure)
    const [middle, low, high] = [median(values), quantile(values, 0.1), quantile(values, 0.9)]
    if (middle === 0 && high === 0) return '-'
    const spread = low === high ? '' : ` (${low.toFixed(digits)} to ${high.toFixed(digits)})`
    return middle.toFixed(digits) + spread
  }
  printTable([
    [
      'page',
      'FCP ms',
      'LCP ms',
      'CLS',
      'blocked ms',
      'usable ms',
      'HTML kB',
      'JS kB',
      'other kB',
      'requests',
    ],
    ...pages.map(({ name }) => [
      name,
      formatMedian(name, 'fcp'),
      formatMedian(name, 'lcp'),
      formatMedian(name, 'cls', 4),
      formatMedian(name, 'blocked'),
      formatMedian(name, 'usable'),
      formatMedian(name, 'html', 1),
      formatMedian(name, 'script', 1),
      formatMedian(name, 'other', 1),
      formatMedian(name, 'requests'),
    ]),
  ])

  const medianOf = (name: string, figure: keyof Figures) => median(valuesOf(name, figure))
  const ratio = (figure: keyof Figures, to: string, ofTo = figure) =>
    (medianOf('landing page', figure) / medianOf(to, ofTo)).toFixed(2)
  printTable([
    ['figure', 'now', 'goal'],
    ['FCP, relative to the static page', ratio('fcp', 'static page'), '1.05'],
    ['LCP, relative to the static page', ratio('lcp', 'static page'), '1.05'],
    [
      'form usable, relative to the bare React page’s FCP',
      ratio('usable', 'bare React page', 'fcp'),
      '1.25',
    ],
    ['main thread blocked before that, ms', medianOf('landing page', 'blocked').toFixed(0), '50'],
    ['CLS at 390 px', medianOf('landing page', 'cls').toFixed(4), '0.01'],
    ['CLS at 1280 px', medianOf('landing page, wide', 'cls').toFixed(4), '0.01'],
  ])
  if (!baseline) return
  printTable([
    ['figure', 'relative to the baseline'],
    ['FCP', ratio('fcp', 'baseline')],
    ['LCP', ratio('lcp', 'baseline')],
    ['form usable', ratio('usable', 'baseline')],
    ['JavaScript', ratio('script', 'baseline')],
  ])
})

import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, test } from '@playwright/test'
import { build, createBuilder } from 'vite'
import { median, printTable, quantile } from './statistics.ts'

// How fast the landing page is on a slow phone, as ratios to two reference pages measured in the
// same run: a static page with the same words (the limit of any page) and a bare React page (the
// floor of any React app). BENCH_RUNS sets how often each is loaded.

const runs = Number(process.env.BENCH_RUNS ?? 9)
const site = 'node_modules/.bench/site'
const react = 'node_modules/.bench/react'

/** 150 ms there and back, 1.6 Mbit/s down, and a processor four times slower than this one. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const slowdown = 4

/** 80 characters, which replace the default headline while the page loads. */
const storedTitle =
  'Does ChatGPT name your store, or does it send your own shoppers to your rivals??'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves the three pages, compressed, and the stored headline. */
async function serve(): Promise<Server> {
  const roots = { '/static/': 'bench/static-page', '/react/': react, '/': site }
  // Compressed once, in the round that warms up, as hosts do.
  const compressed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/rest/v1/')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ title: storedTitle }))
      return
    }
    const [prefix, root] = Object.entries(roots).find(([start]) => path.startsWith(start)) ?? [
      '/',
      site,
    ]
    const name = join(root, path.slice(prefix.length))
    const file = existsSync(name) && statSync(name).isDirectory() ? join(name, 'index.html') : name
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    response.setHeader('Content-Encoding', 'br')
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
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
    addEventListener('screen-ready', () => {
      seen.usable = performance.now()
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  // The reference pages have no form to wait for: they can be used once they are painted.
  const blocked = seen.tasks
    .filter(([start]) => start < (seen.usable || seen.fcp))
    .reduce((sum, [, duration]) => sum + duration - 50, 0)
  const { fcp, lcp, cls, usable } = seen
  return { fcp, lcp, cls, usable, blocked, ...bytes, requests: kinds.size }
}

const pages = [
  { name: 'static page', path: '/static/', width: 390 },
  { name: 'bare React page', path: '/react/', width: 390 },
  { name: 'landing page', path: '/', width: 390 },
  { name: 'landing page, wide', path: '/', width: 1280 },
]

test('landing page', async ({ browser }) => {
  const builder = await createBuilder({
    mode: 'embedded',
    logLevel: 'warn',
    build: { outDir: site },
  })
  await builder.buildApp()
  await build({
    configFile: false,
    root: 'bench/react-page',
    base: '/react/',
    logLevel: 'warn',
    build: { outDir: `../../${react}`, emptyOutDir: true },
  })

  const server = await serve()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const results = new Map<string, Figures[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run <= runs; run += 1) {
    // There and back, so that no page always follows the same other one, whose end may slow it.
    for (const { name, path, width } of run % 2 ? pages : pages.toReversed()) {
      const figures = await load(browser, `http://127.0.0.1:${address.port}${path}`, width)
      // The first round warms the machine.
      if (run > 0) results.get(name)?.push(figures)
    }
  }
  server.close()

  const of = (name: string, figure: keyof Figures) =>
    (results.get(name) ?? []).map((figures) => figures[figure])
  const cell = (name: string, figure: keyof Figures, digits = 0) => {
    const values = of(name, figure)
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
      cell(name, 'fcp'),
      cell(name, 'lcp'),
      cell(name, 'cls', 4),
      cell(name, 'blocked'),
      cell(name, 'usable'),
      cell(name, 'html', 1),
      cell(name, 'script', 1),
      cell(name, 'other', 1),
      cell(name, 'requests'),
    ]),
  ])

  const middle = (name: string, figure: keyof Figures) => median(of(name, figure))
  const ratio = (figure: keyof Figures, to: string, ofTo: keyof Figures) =>
    (middle('landing page', figure) / middle(to, ofTo)).toFixed(2)
  printTable([
    ['figure', 'now', 'goal'],
    ['FCP, to the static page', ratio('fcp', 'static page', 'fcp'), '1.05'],
    ['LCP, to the static page', ratio('lcp', 'static page', 'lcp'), '1.05'],
    [
      'form usable, to the bare React page’s FCP',
      ratio('usable', 'bare React page', 'fcp'),
      '1.25',
    ],
    ['main thread blocked before that, ms', middle('landing page', 'blocked').toFixed(0), '50'],
    ['CLS at 390 px', middle('landing page', 'cls').toFixed(4), '0.01'],
    ['CLS at 1280 px', middle('landing page, wide', 'cls').toFixed(4), '0.01'],
  ])
})

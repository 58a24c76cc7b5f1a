import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Logger } from 'vite'

/** What the landing page loads once it works: when the browser is idle, and to read the headline. */
const later = ['toaster']

/**
 * Prints what a visitor of the landing page downloads, in kB (1,000 bytes) after brotli.
 *
 * @param site the folder of the built site.
 * @throws {Error} when it weighs more than it may.
 */
export async function checkBudget(site: string, logger: Logger): Promise<void> {
  const html = await readFile(join(site, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  const names = await readdir(join(site, 'assets'))
  const rest = later.map((part) => names.find((name) => name.startsWith(`${part}-`)))
  if (first.length === 0 || rest.includes(undefined)) {
    throw new Error('The budget found no scripts to weigh')
  }

  const before = await withImports(site, first)
  const after = await withImports(
    site,
    rest.map((name) => `assets/${name}`),
  )
  const beforeWeight = await weighFiles(site, before)
  const afterWeight = await weighFiles(
    site,
    after.filter((file) => !before.includes(file)),
  )
  const rows = [
    { name: 'HTML with all styles', weight: weigh(html), limit: 14 },
    { name: 'JavaScript before the form works', weight: beforeWeight, limit: 95 },
    { name: 'JavaScript in all', weight: beforeWeight + afterWeight, limit: 110 },
  ]
  logger.info('\nThe landing page, after brotli:')
  for (const { name, weight } of rows) {
    logger.info(`  ${name.padEnd(34)}${weight.toFixed(1).padStart(6)} kB`)
  }
  for (const { name, weight, limit } of rows) {
    if (weight > limit) throw new Error(`${name}: ${weight.toFixed(1)} kB, more than ${limit} kB`)
  }
}

async function withImports(site: string, files: (string | undefined)[]): Promise<string[]> {
  const found = new Set<string>()
  const queue = files.filter((file) => file !== undefined)
  for (const file of queue) {
    if (found.has(file)) continue
    found.add(file)
    const code = await readFile(join(site, file), 'utf8')
    queue.push(
      ...[...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
        ([, name]) => `assets/${name}`,
      ),
    )
  }
  return [...found]
}

async function weighFiles(site: string, files: string[]): Promise<number> {
  const codes = await Promise.all(files.map((file) => readFile(join(site, file))))
  return codes.reduce((sum, code) => sum + weigh(code), 0)
}

function weigh(content: string | Buffer): number {
  return brotliCompressSync(content).length / 1000
}

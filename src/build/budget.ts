import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Logger } from 'vite'

/** What a visitor of the landing page may be made to download, in kB (1,000 bytes) after brotli. */
const limits = {
  'HTML with all styles': 14,
  'JavaScript before the form works': 95,
  'JavaScript in all': 110,
}

/**
 * Prints what the landing page weighs.
 *
 * @param site the folder of the built site.
 * @throws {Error} when it weighs more than it may.
 */
export async function checkBudget(site: string, logger: Logger): Promise<void> {
  const html = await readFile(join(site, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path)
  // Loaded when the browser is idle, with what it imports in turn.
  const toaster = (await readdir(join(site, 'assets'))).find((name) => name.startsWith('toaster-'))
  if (first.length === 0 || !toaster) throw new Error('The budget found no scripts to weigh')
  const all = await withImports(site, [...first, `assets/${toaster}`])

  const weights = {
    'HTML with all styles': weigh(html),
    'JavaScript before the form works': await weighFiles(site, await withImports(site, first)),
    'JavaScript in all': await weighFiles(site, all),
  }
  logger.info('\nThe landing page, after brotli:')
  for (const [name, weight] of Object.entries(weights)) {
    logger.info(`  ${name.padEnd(34)}${weight.toFixed(1).padStart(6)} kB`)
  }
  for (const [name, limit] of Object.entries(limits)) {
    const weight = Object.entries(weights).find(([other]) => other === name)?.[1] ?? 0
    if (weight > limit) throw new Error(`${name}: ${weight.toFixed(1)} kB, more than ${limit} kB`)
  }
}

async function withImports(site: string, files: (string | undefined)[]): Promise<Set<string>> {
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
  return found
}

async function weighFiles(site: string, files: Set<string>): Promise<number> {
  const codes = await Promise.all([...files].map((file) => readFile(join(site, file))))
  return codes.reduce((sum, code) => sum + weigh(code), 0)
}

function weigh(content: string | Buffer): number {
  return brotliCompressSync(content).length / 1000
}

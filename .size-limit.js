import { readFileSync } from 'node:fs'

// The site that the browser tests have built.
const site = 'node_modules/.e2e/site'
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'))

/**
 * A chunk and everything that it imports.
 *
 * @param {string} name
 * @returns {string[]}
 */
function filesOf(name) {
  const { file, imports = [] } = manifest[name]
  return [`${site}/${file}`, ...imports.flatMap(filesOf)]
}

const script = filesOf('index.html')

/**
 * The download of a visitor of the landing page, compressed with brotli, with room for 1.4 kB of an owner's
 * own words. The hashes in the file names can change the size by 0.2 kB.
 */
export default [
  { name: 'JavaScript before the form works', path: script, limit: '81.5 kB' },
  {
    name: 'Total JavaScript',
    path: [...new Set([...script, ...filesOf('src/components/ui/toaster.tsx')])],
    limit: '94 kB',
  },
  { name: 'HTML with all styles', path: `${site}/index.html`, limit: '11.5 kB' },
]

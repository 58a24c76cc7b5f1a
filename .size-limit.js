import { readFileSync } from 'node:fs'

const site = process.env.SITE ?? 'dist'
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'))

/** A chunk and all that it imports. */
function filesOf(name) {
  const { file, imports = [] } = manifest[name]
  return [`${site}/${file}`, ...imports.flatMap(filesOf)]
}

const script = filesOf('index.html')

/** What a visitor of the landing page downloads, compressed with brotli. */
export default [
  { name: 'JavaScript before the form works', path: script, limit: '80 kB' },
  {
    name: 'JavaScript in all',
    path: [...new Set([...script, ...filesOf('src/components/ui/toaster.tsx')])],
    limit: '100 kB',
  },
  { name: 'HTML with all styles', path: `${site}/index.html`, limit: '14 kB' },
]

import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const biome = resolve('node_modules/@biomejs/biome/bin/biome')

/** Whether the linter lets the file import the module. */
async function mayImport(file: string, module: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile('biome.json', join(folder, 'biome.json'))
  await mkdir(join(folder, dirname(file)), { recursive: true })
  await writeFile(join(folder, file), `import { one } from '${module}'\nexport const two = one\n`)
  const rule = ['--only=style/noRestrictedImports', '--vcs-enabled=false']
  return spawnSync(process.execPath, [biome, 'lint', ...rule], { cwd: folder }).status === 0
}

test.each([
  ['src/routes/admin/admin.tsx', '@/data/anon-client'],
  ['src/routes/admin/admin.tsx', '@/data/auth-client'],
  ['src/routes/admin/admin.tsx', '@/data/tables'],
  ['src/routes/admin/admin.tsx', '../../data/anon-client'],
  ['src/routes/admin/admin.tsx', '@supabase/supabase-js'],
  ['src/components/use-form.ts', '@supabase/supabase-js'],
  ['src/components/use-form.ts', '../data/tables'],
  ['src/shell/shell.tsx', '@/app/routes'],
  ['src/data/queries.ts', '@/components/ui/toast-store'],
  ['src/lib/brand.ts', '@/data/queries'],
])('%s must not import %s', async (file, module) => {
  expect(await mayImport(file, module)).toBe(false)
})

test.each([
  ['src/routes/admin/admin.tsx', '@/data/queries'],
  ['src/routes/admin/admin.tsx', '@/data/session'],
  ['src/routes/admin/admin.tsx', '@/data/waitlist-days'],
  ['src/data/tables.ts', '@supabase/postgrest-js'],
])('%s may import %s', async (file, module) => {
  expect(await mayImport(file, module)).toBe(true)
})

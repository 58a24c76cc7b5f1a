import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const forbidden = [
  ['src/routes/landing/a.tsx', '@/data/tables'],
  ['src/routes/landing/b.tsx', './../../data/tables.ts'],
  ['src/routes/landing/c.tsx', '@/lib/../data/anon-client'],
  ['src/routes/landing/d.tsx', '@/data/admin/queries'],
  ['src/routes/landing/e.tsx', '../../data/admin/session'],
  ['src/routes/landing/f.tsx', '@supabase/postgrest-js'],
  ['src/routes/landing/g.tsx', '@/data//admin/./queries'],
  ['src/routes/landing/h.tsx', '../admin/admin'],
  ['src/app/a.tsx', '@/data/admin/queries'],
  ['src/new-folder/a.ts', '@supabase/supabase-js'],
  ['src/data/orders/a.ts', '../admin/client'],
  ['src/routes/admin/a.tsx', '@/data/admin/tables'],
  ['src/routes/admin/b.tsx', '../../data/admin/client'],
  ['src/routes/admin/c.tsx', '@supabase/supabase-js'],
  ['src/shell/a.tsx', '@/app/routes'],
  ['src/components/a.ts', './../data/queries'],
  ['src/components/b.ts', '@supabase/supabase-js'],
  ['src/lib/a.ts', '@/data/queries'],
  ['src/data/a.ts', './admin/client'],
  ['src/data/b.ts', '@/components/ui/toast-store'],
  ['src/data/admin/a.ts', '@/routes/admin/admin'],
] as const

const allowed = [
  ['src/routes/landing/i.tsx', '@/data/queries'],
  ['src/app/b.tsx', '@/routes/admin/admin'],
  ['src/routes/admin/d.tsx', '@/data/admin/queries'],
  ['src/routes/admin/e.tsx', '@/data/admin/session'],
  ['src/routes/admin/f.tsx', './title-form'],
  ['src/data/c.ts', '@supabase/postgrest-js'],
  ['src/data/admin/b.ts', '../fetch-with-timeout'],
] as const

test('the linter refuses imports against the direction, however they are written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'))
  await copyFile('biome.json', join(folder, 'biome.json'))
  for (const [file, module] of [...forbidden, ...allowed]) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    const lines = [`import { one } from '${module}'`, 'export const two = one', '']
    await writeFile(join(folder, file), lines.join('\n'))
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=json']
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  await rm(folder, { recursive: true })

  const { diagnostics } = JSON.parse(stdout)
  const refused = diagnostics.map(({ location }: { location: { path: string } }) => location.path)
  expect(refused.toSorted()).toEqual(forbidden.map(([file]) => file).toSorted())
})

import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** What a folder's files import against the direction, separated by spaces. */
const forbidden = {
  'src/new': '@/data/admin/queries @/data/tables @/data/anon-client @supabase/supabase-js',
  'src/routes/landing': '@/app/routes @/routes/admin/title-form @/data/admin/queries @/data/tables',
  'src/routes': './admin/admin ../data/anon-client @supabase/postgrest-js',
  'src/routes/new': './../../data/tables.ts @/data//tables @/lib/../data/tables /src/data/tables',
  'src/shell': '@/app/routes @/routes/admin/title-form @/data/tables @supabase/supabase-js',
  'src/routes/admin': '@/app/routes @/data/admin/tables ../../data/admin/client @supabase/lite',
  'src/components': '@/data/queries @/routes/my-store @/shell/shell @/app/app @supabase/lite',
  'src/lib': '@/data/queries @/routes/my-store @/shell/shell @/app/app @supabase/lite',
  'src/data': '@/components/field @/routes/my-store @/shell/shell @/app/app ./admin/client',
  'src/data/new': '@supabase/supabase-js ../admin/queries',
  'src/data/admin': '@/components/field @/routes/admin/admin @/shell/shell @/app/app',
}

const allowed = {
  'src/app': '@/routes/admin/admin @/data/queries',
  'src/routes/landing': '@/data/queries @/components/ui/field ./hero',
  'src/routes/admin': '@/data/admin/queries @/data/admin/session ./title-form',
  'src/data': '@supabase/postgrest-js @/lib/text',
  'src/data/admin': '../fetch-with-timeout @supabase/supabase-js',
}

/** How else a screen could import the tables. */
const otherWays = [
  "import type { one } from '@/data/tables'",
  "export { one } from '@/data/tables'",
  "export const one = import('@/data/tables')",
]

const list = (imports: Record<string, string>) =>
  Object.entries(imports).flatMap(([folder, modules]) =>
    modules.split(' ').map((module) => ({ folder, code: `import '${module}'` })),
  )

test('the linter refuses imports against the direction', async () => {
  const refused = [...list(forbidden), ...otherWays.map((code) => ({ folder: 'src/routes', code }))]
  const root = await mkdtemp(join(tmpdir(), 'import-rules-'))
  await cp('biome.json', join(root, 'biome.json'))
  for (const [index, { folder, code }] of [...refused, ...list(allowed)].entries()) {
    await mkdir(join(root, folder), { recursive: true })
    await writeFile(join(root, folder, `${index}.ts`), code)
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=json']
  const linter = spawnSync(process.execPath, [biome, 'lint', ...options], { cwd: root })
  await rm(root, { recursive: true })

  const { diagnostics } = JSON.parse(linter.stdout.toString())
  const paths = diagnostics.map(({ location }: { location: { path: string } }) => location.path)
  expect(paths.toSorted()).toEqual(
    refused.map(({ folder }, index) => `${folder}/${index}.ts`).toSorted(),
  )
})

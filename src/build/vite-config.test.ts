import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

test.each([
  ['production', 'dist'],
  ['embedded', 'node_modules/.preview'],
  ['locked', 'node_modules/.preview'],
])('a build in the mode %s goes to %s', async (mode, folder) => {
  const { build } = await resolveConfig({}, 'build', mode)
  expect(build.outDir).toBe(folder)
})

import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asVisitor, createProject } from './database'

// The seed is in the name of the tests; TEST_SEED=... runs a failure again.
const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Random inputs, after some that are always tried. */
function runs(...examples: string[]) {
  return { seed, numRuns: 300, examples: examples.map((example): [string] => [example]) }
}

let database: PGlite

beforeAll(async () => {
  database = await createProject()
})

afterAll(() => database.close())

// Which other characters are white space depends on the server's locale.
const asciiSpace = /[ \t\n\v\f\r]/
const onlyVisible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]*$/u

/** A character that one can see: neither space nor control, nor one that is never drawn. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** Whether PostgreSQL can store the text at all, in a column of so many characters. */
function fits(text: string, length: number): boolean {
  return !text.includes('\0') && [...text].length <= length
}

/** Whether a text must be accepted, by the rules of the migrations; undefined where the locale decides. */
function isValidText(text: string, length: number): boolean | undefined {
  if (!fits(text, length) || /^[ \t\n\v\f\r]*$/.test(text)) return false
  return visible.test(text) || undefined
}

/** Whether an address must be accepted; undefined where the locale decides. */
function isValidAddress(address: string): boolean | undefined {
  const [local, domain, ...rest] = address.split('@')
  if (!fits(address, 254) || !local || !domain || rest.length > 0 || asciiSpace.test(address)) {
    return false
  }
  return onlyVisible.test(address) || undefined
}

const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
const space = fc.constantFrom(
  ...' \t\n\v\f\r\u0085\u00a0\u2003\u2028\u3000\ufeff\u200b\u2800\u3164\u{e0020}',
)
const unusual = fc.constantFrom(
  "Robert'); drop table public.waitlist;--",
  '<script>alert(1)</script>',
  '%s%n$1\\',
  '\u202eright to left',
  '👩‍👩‍👧‍👦',
  '\u200b',
  '\0',
)

/** Any text, often blank, unusual, or about as long as the limit. */
function anyText(limit: number) {
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: space, maxLength: 4 }),
    unusual,
    fc
      .tuple(fc.string({ unit: space, maxLength: 2 }), character, fc.nat({ max: 3 }))
      .map(([before, one, beyond]) => before + one.repeat(limit - 1 + beyond)),
  )
}

const side = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: fc.oneof(space, character), maxLength: 3 }),
  fc.constantFrom('a+b', '用户', '"quoted"', "o'neil", 'xn--p1ai', '例子.广告', 'a@b', ''),
  fc.nat({ max: 3 }).map((beyond) => 'x'.repeat(250 + beyond)),
)
const anyAddress = fc.oneof(
  fc.tuple(side, side).map(([local, domain]) => `${local}@${domain}`),
  side,
  anyText(254),
)

/** Whether the database accepts the value; an accepted value must be stored unchanged. */
async function accepts(write: Promise<unknown>, table: string, column: string, value: string) {
  try {
    await write
  } catch {
    return false
  }
  // PostgreSQL compares, because the driver drops a byte order mark from what it reads.
  const { rows } = await database.query(`select ${column} = $1 as unchanged from public.${table}`, [
    value,
  ])
  expect(rows).toEqual([{ unchanged: true }])
  return true
}

/** Adds the only entry of the waitlist, as a visitor. */
async function join(name: string, email: string) {
  await database.exec('delete from public.waitlist')
  await asVisitor(database, 'insert into public.waitlist (name, email) values ($1, $2)', [
    name,
    email,
  ])
}

describe(`random input, TEST_SEED=${seed}`, () => {
  test('a name is accepted when it is not blank and has at most 200 characters', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(200), async (name) => {
        const accepted = await accepts(join(name, 'a@b'), 'waitlist', 'name', name)
        expect(accepted).toBe(isValidText(name, 200) ?? accepted)
      }),
      runs('x'.repeat(200), 'x'.repeat(201), '\u200b', '\u0085', 'A\u200b'),
    )
  })

  test('an address is accepted when it has one @ between two sides, no white space, and at most 254 characters', async () => {
    await fc.assert(
      fc.asyncProperty(anyAddress, async (email) => {
        const accepted = await accepts(join('A', email), 'waitlist', 'email', email)
        expect(accepted).toBe(isValidAddress(email) ?? accepted)
      }),
      runs(`${'x'.repeat(252)}@b`, `${'x'.repeat(253)}@b`),
    )
  })

  test('a headline is accepted when it is not blank and has at most 300 characters', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(300), async (title) => {
        const save = database.query('update public.homepage_settings set title = $1', [title])
        const accepted = await accepts(save, 'homepage_settings', 'title', title)
        expect(accepted).toBe(isValidText(title, 300) ?? accepted)
      }),
      runs('x'.repeat(300), 'x'.repeat(301)),
    )
  })
})

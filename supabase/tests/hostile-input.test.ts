import type { PGlite } from '@electric-sql/pglite'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asVisitor, createDatabase } from '@/test/database'

let database: PGlite

beforeAll(async () => {
  database = await createDatabase()
})

afterAll(() => database.close())

const space = '\\s\\u0085'
const blank = new RegExp(`^[${space}]*$`)
const address = new RegExp(`^[^@${space}]+@[^@${space}]+$`)

/** A text that PostgreSQL can store at all, of at most so many characters. */
function fits(text: string, length: number): boolean {
  return !text.includes('\0') && [...text].length <= length
}

const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
const whiteSpace = fc.constantFrom(
  ...' \t\n\u000b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  ...'\u2028\u2029\u202f\u205f\u3000\ufeff',
)
const nasty = fc.constantFrom(
  "Robert'); drop table public.waitlist;--",
  '<script>alert(1)</script>',
  '=HYPERLINK("https://example.com")',
  '%s%n$1\\',
  '\u202eright to left',
  '👩‍👩‍👧‍👦',
  '\u200b',
  'null',
  '\0',
)

/** Any text, with much of what is white, odd or just about too long. */
function hostile(limit: number) {
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: whiteSpace, maxLength: 4 }),
    nasty,
    fc
      .tuple(fc.string({ unit: whiteSpace, maxLength: 2 }), character, fc.nat({ max: 3 }))
      .map(([before, one, beyond]) => before + one.repeat(limit - 1 + beyond)),
  )
}

const side = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: fc.oneof(whiteSpace, character), maxLength: 3 }),
  fc.constantFrom(
    'a',
    'a+b',
    '用户',
    'δοκιμή',
    '"quoted"',
    "o'neil",
    'xn--p1ai',
    '例子.广告',
    'a@b',
    '',
  ),
  fc.nat({ max: 3 }).map((beyond) => 'x'.repeat(250 + beyond)),
)
const hostileAddress = fc.oneof(
  fc.tuple(side, side).map(([local, domain]) => `${local}@${domain}`),
  side,
  hostile(254),
)

/** Whether the database took the value, and if so, kept it unchanged. */
async function accepts(
  write: () => Promise<unknown>,
  column: string,
  value: string,
): Promise<boolean> {
  try {
    await write()
  } catch {
    return false
  }
  const [table, name] = column.split('.')
  // Compared by PostgreSQL: the driver drops a byte order mark from what it reads.
  const { rows } = await database.query(`select ${name} = $1 as unchanged from public.${table}`, [
    value,
  ])
  expect(rows).toEqual([{ unchanged: true }])
  return true
}

const runs = { numRuns: 1000 }

test('a name is accepted exactly when it is not blank and at most 200 characters', async () => {
  await fc.assert(
    fc.asyncProperty(hostile(200), async (name) => {
      await database.exec('delete from public.waitlist')
      const accepted = await accepts(
        () =>
          asVisitor(database, `insert into public.waitlist (name, email) values ($1, 'a@b')`, [
            name,
          ]),
        'waitlist.name',
        name,
      )
      expect(accepted).toBe(fits(name, 200) && !blank.test(name))
    }),
    runs,
  )
})

test('an address is accepted exactly when it has one @ between two sides, no white space, and at most 254 characters', async () => {
  await fc.assert(
    fc.asyncProperty(hostileAddress, async (email) => {
      await database.exec('delete from public.waitlist')
      const accepted = await accepts(
        () =>
          asVisitor(database, `insert into public.waitlist (name, email) values ('A', $1)`, [
            email,
          ]),
        'waitlist.email',
        email,
      )
      expect(accepted).toBe(fits(email, 254) && address.test(email))
    }),
    runs,
  )
})

test('a title is accepted exactly when it is not blank and at most 300 characters', async () => {
  await fc.assert(
    fc.asyncProperty(hostile(300), async (title) => {
      const accepted = await accepts(
        () => database.query('update public.homepage_settings set title = $1', [title]),
        'homepage_settings.title',
        title,
      )
      expect(accepted).toBe(fits(title, 300) && !blank.test(title))
    }),
    runs,
  )
})

test('2,000 entries, 50 at a time, one in ten a duplicate in capitals: the distinct ones stay', async () => {
  await database.exec('delete from public.waitlist')
  const emails = Array.from({ length: 2000 }, (_, index) =>
    index % 10 === 9 ? `Person${index - 1}@EXAMPLE.com` : `person${index}@example.com`,
  )
  let refused = 0
  const queue = emails.values()
  async function work() {
    for (const email of queue) {
      try {
        await asVisitor(database, `insert into public.waitlist (name, email) values ('P', $1)`, [
          email,
        ])
      } catch (error) {
        expect(error).toMatchObject({ code: '23505' })
        refused += 1
      }
    }
  }
  await Promise.all(Array.from({ length: 50 }, work))

  const { rows } = await database.query<{ email: string }>(
    'select lower(email) as email from public.waitlist',
  )
  const distinct = new Set(emails.map((email) => email.toLowerCase()))
  expect(rows).toHaveLength(1800)
  expect(new Set(rows.map(({ email }) => email))).toEqual(distinct)
  expect(refused).toBe(200)
})

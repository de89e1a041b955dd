import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const GUIDE = new URL('../../../docs/guides/migration.md', import.meta.url)
const ROW = /^\| *(\d*) *\|[^|]+\| `([\w/.-]+)` *\| (.+?) *\|$/gm

/** Of `it('name', async (` and of `it.each(…)('name', (`. */
const TEST_NAME = /\(\s*'([^'\n]+)',\s*(?:async )?\(/g

const rows = [...readFileSync(GUIDE, 'utf8').matchAll(ROW)].map(([, number, file = '', name = '']) => ({
  number,
  file,
  name,
}))

describe('the table of defects in the migration guide', () => {
  it('has a row for each of the 25', () => {
    const numbers = rows.flatMap(({ number }) => (number ? [Number(number)] : []))
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  })

  it.each(rows)('names a test that exists: $file, $name', ({ file, name }) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    expect([...source.matchAll(TEST_NAME)].map(([, found]) => found)).toContain(name)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const ROW = /^\| (\d+) +\|.*$/gm
const PROOF = /\]\(\.\.\/([^)]+)\) “([^”]+)”/g

describe('the page of failure modes', () => {
  const rows = [...readFileSync(join(ROOT, 'docs/failure-modes.md'), 'utf8').matchAll(ROW)]

  it('has its rows in order, each with a test or a reason why it needs none', () => {
    expect(rows.length).toBeGreaterThanOrEqual(58)
    expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, place) => place + 1))
    expect(rows.filter(([row]) => row.match(PROOF) === null && !row.includes('Does not apply: '))).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = rows.flatMap(([row, number]) =>
      [...row.matchAll(PROOF)]
        .filter(([, path = '', title = '']) => !hasTest(join(ROOT, path), title))
        .map(([, path, title]) => `row ${number}: ${path} has no test “${title}”`),
    )
    expect(missing).toEqual([])
  })
})

/** Whether a file has a test with this whole title, in any kind of quotes. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote),
  )
}

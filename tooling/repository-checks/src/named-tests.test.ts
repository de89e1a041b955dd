import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

describe('the page of failure modes', () => {
  const PROOF = /^- \[[^\]]+\]\(\.\.\/(?<file>[^)]+)\) “(?<title>[^”]+)”$/gm
  const page = readFileSync(join(ROOT, 'docs/failure-modes.md'), 'utf8')
  const sections = page.split(/^### /m).slice(1)

  it('has at most 40 sections', () => {
    expect(sections.length).toBeGreaterThan(0)
    expect(sections.length).toBeLessThanOrEqual(40)
  })

  it('ends each section with one to three tests', () => {
    const tests = sections.map((section) => section.match(PROOF)?.length ?? 0)
    expect(sections.filter((_, place) => ![1, 2, 3].includes(tests[place] ?? 0))).toEqual([])
  })

  it('names tests that exist', () => {
    const named = Array.from(page.matchAll(PROOF), ({ groups: { file = '', title = '' } = {} }) => ({
      file,
      title,
    }))
    expect(named.length).toBe(page.match(/^- /gm)?.length)
    expect(named.filter((test) => !exists(test))).toEqual([])
  })
})

describe('the table of defects in the migration guide', () => {
  const rows = rowsOf(
    'docs/guides/migration.md',
    /^\| *(?<number>\d*) *\|[^|]+\| `(?<file>[\w/.-]+)` *\| (?<title>.+?) *\|$/gm,
  )

  it('has a row for each of the 25', () => {
    const numbers = rows.flatMap(({ number }) => (number === '' ? [] : [Number(number)]))
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, place) => place + 1))
  })

  it('names tests that exist', () => {
    const named = rows.map(({ file, title = '' }) => ({
      file: `packages/engagement-sdk/test/${file}`,
      title,
    }))
    expect(named.filter((test) => !exists(test))).toEqual([])
  })
})

function rowsOf(page: string, pattern: RegExp) {
  const matches = readFileSync(join(ROOT, page), 'utf8').matchAll(pattern)
  return Array.from(matches, ({ 0: row, groups: { number = '', file = '', title = '' } = {} }) => ({
    row,
    number,
    file,
    title,
  }))
}

/** Returns whether the file contains a test with exactly this title. */
function exists({ file, title }: { readonly file: string; readonly title: string }): boolean {
  if (!existsSync(join(ROOT, file))) return false
  const source = readFileSync(join(ROOT, file), 'utf8')
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote),
  )
}

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** The paths of all test files, by the name of the file. */
const PATHS = Map.groupBy(
  globSync('{apps,packages,tooling}/**/*.{test,e2e}.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  }),
  (path) => basename(path),
)

describe('the page of failure modes', () => {
  const PROOF = /^- `(?<file>[^`]+)` “(?<title>[^”]+)”$/gm
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
    expect(named.filter(({ file, title }) => !hasTitle(file, title))).toEqual([])
  })
})

describe('the page about accessibility', () => {
  const page = readFileSync(join(ROOT, 'apps/predictor/public/accessibility.html'), 'utf8')

  it('has each criterion of WCAG 2.2 at the levels A and AA once, without 4.1.1, which the standard has removed', () => {
    const criteria = Array.from(page.matchAll(/<h2>(\S+) .+ \((A|AA)\)<\/h2>/g), ([, id, level]) => ({
      id,
      level,
    }))
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(31 + 24)
    expect(Object.groupBy(criteria, ({ level = '' }) => level)).toMatchObject({
      A: { length: 31 },
      AA: { length: 24 },
    })
  })

  it('names tests that exist', () => {
    const named = Array.from(
      page.matchAll(/“(?:Every screen)?([^”]+)” \(([\w./-]+)\)/g),
      ([, title = '', file = '']) => ({
        file,
        title,
      }),
    )
    expect(named.length).toBeGreaterThan(40)
    const gone = named.filter(({ file, title }) => !readFileSync(join(ROOT, file), 'utf8').includes(title))
    expect(gone).toEqual([])
  })
})

describe('the table of defects in the migration guide', () => {
  const page = readFileSync(join(ROOT, 'docs/guides/migration.md'), 'utf8')
  const rows = Array.from(page.matchAll(/^\| (\d+) \|[^|]+\| `([^`]+)`(?: “([^”]+)”)? \|$/gm))

  it('has a row for each of the 25', () => {
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, row) => row + 1))
  })

  it('names tests that exist, by the number at the start of their title or by the whole title', () => {
    const missing = rows.filter(([, number, file = '', title]) =>
      title === undefined ? !hasTitle(file, `${number}: `, 'start') : !hasTitle(file, title),
    )
    expect(missing.map(([row]) => row)).toEqual([])
  })
})

/** Returns whether a test file of this name has a test with this title, or one that starts with it. */
function hasTitle(file: string, title: string, part: 'whole' | 'start' = 'whole'): boolean {
  return (PATHS.get(file) ?? []).some((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    return ["'", '"', '`'].some((quote) =>
      source.includes(quote + title.replaceAll(quote, `\\${quote}`) + (part === 'whole' ? quote : '')),
    )
  })
}

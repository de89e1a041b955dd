import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CRITERIA } from './criteria.ts'
import { pageOf } from './page.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Success criteria of WCAG 2.2 at the levels A and AA, without 4.1.1, which the standard has removed. */
const COUNT = { A: 31, AA: 24 }

const NAMED = CRITERIA.flatMap(({ id, conformance }) =>
  conformance.how === 'tested' ? conformance.tests.map(([file, title]) => ({ id, file, title })) : [],
)

it('has each criterion of both levels once, in the order of the standard', () => {
  const ids = CRITERIA.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })))
  const countOf = (level: 'A' | 'AA') => CRITERIA.filter((one) => one.level === level).length
  expect({ A: countOf('A'), AA: countOf('AA') }).toEqual(COUNT)
})

it('names tests that exist', () => {
  const gone = NAMED.filter(({ file, title }) => !readFileSync(join(ROOT, file), 'utf8').includes(title))
  expect(gone).toEqual([])
})

it('renders each criterion with its proof', () => {
  const page = pageOf(CRITERIA)
  expect(page.match(/<h2>/g)).toHaveLength(CRITERIA.length)
  expect(page).toContain('<h2>2.1.1 Keyboard (A)</h2>')
  expect(page).toContain('“a whole prediction is made by keyboard alone”')
  expect(page).toContain('“Every screen: axe, targets of 44 px')
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MATRIX_ROWS } from './matrix-rows.ts'
import { RESULT_PAGE, resultPage } from './result-page.ts'

// After a change of a row, `pnpm matrix` runs all rows and writes the page.
it("has a result for each row on the page 'Where it runs', and for no other", () => {
  const page = readFileSync(RESULT_PAGE, 'utf8')
  const versions = new Map(
    Array.from(page.matchAll(/^- (.+): (.+)$/gm), ([, name, version]) => [name, version]),
  )
  const results = MATRIX_ROWS.map(({ name, proof }) => ({
    name,
    proof,
    version: versions.get(name) ?? 'missing',
  }))
  const [, date = ''] = /tested on ([\d-]+)/.exec(page) ?? []
  expect(page).toBe(resultPage(results, date))
})

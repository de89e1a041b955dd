import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NEWER_FUNCTIONS } from '../importer-checks.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

it("the page 'Where it runs' has each row of the matrix and each removed function, and no other", () => {
  const page = readFileSync(new URL('../../../../docs/guides/where-it-runs.md', import.meta.url), 'utf8')
  const listed = (line: RegExp) => Array.from(page.matchAll(line), ([, name]) => name)
  expect(listed(/^- (.+): .+$/gm)).toEqual(MATRIX_ROWS.map(({ name }) => name))
  expect(listed(/^- `(.+)`$/gm)).toEqual(NEWER_FUNCTIONS)
})

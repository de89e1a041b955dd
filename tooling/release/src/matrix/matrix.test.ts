import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NEWER_FUNCTIONS } from '../newer-functions.ts'
import { matrixResultSchema, RESULT_FILE } from './matrix-result.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

// When a row changes, `pnpm matrix` runs everything and writes the result again.
it('publishes the result of every row, and of nothing else', () => {
  const { rows, functions } = matrixResultSchema.parse(JSON.parse(readFileSync(RESULT_FILE, 'utf8')))
  expect(rows.map(({ name, proof }) => [name, proof])).toEqual(
    MATRIX_ROWS.map(({ name, proof }) => [name, proof]),
  )
  expect(functions).toEqual(NEWER_FUNCTIONS)
})

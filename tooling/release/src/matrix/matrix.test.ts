import { expect, it } from 'vitest'
import result from '../../../../docs/data/where-it-runs.json' with { type: 'json' }
import { NEWER_FUNCTIONS } from '../newer-functions.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

// After a change of a row, `pnpm matrix` runs all rows and updates the result.
it('has a result for each row and for no other', () => {
  expect(result.rows.map(({ name, proof }) => [name, proof])).toEqual(
    MATRIX_ROWS.map(({ name, proof }) => [name, proof]),
  )
  expect(result.functions).toEqual(NEWER_FUNCTIONS)
})

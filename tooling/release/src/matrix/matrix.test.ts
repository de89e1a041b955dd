import { expect, it } from 'vitest'
import result from '../../../../docs/data/where-it-runs.json' with { type: 'json' }
import { NEWER_FUNCTIONS } from '../newer-functions.ts'
import { MATRIX_ROWS } from './matrix-rows.ts'

// When a row changes, `pnpm matrix` runs everything and writes the result again.
it('publishes the result of every row, and of nothing else', () => {
  expect(result.rows.map(({ name, proof }) => [name, proof])).toEqual(
    MATRIX_ROWS.map(({ name, proof }) => [name, proof]),
  )
  expect(result.functions).toEqual(NEWER_FUNCTIONS)
})

import { expect, it } from 'vitest'
import { eligibleCountries } from './eligible-countries.ts'

it('gives prizes in four countries, in nine by the changed terms', () => {
  expect(eligibleCountries({ showChangedTnc: false })).toEqual(['NZ', 'AU', 'FJ', 'GB'])
  expect(eligibleCountries({ showChangedTnc: true })).toEqual([
    'NZ',
    'AU',
    'FJ',
    'GB',
    'AR',
    'JP',
    'US',
    'FR',
    'DE',
  ])
})

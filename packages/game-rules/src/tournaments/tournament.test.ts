import { expect, it } from 'vitest'
import { eligibleCountries } from './tournament.ts'

it('returns four countries, and nine with the changed terms', () => {
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

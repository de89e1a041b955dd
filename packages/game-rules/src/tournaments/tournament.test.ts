import { expect, it } from 'vitest'
import { eligibleCountries } from './tournament.ts'

it.each([
  [false, 'NZ AU FJ GB'],
  [true, 'NZ AU FJ GB AR JP US FR DE'],
])('returns the eligible countries; with the changed terms %s they are %s', (showChangedTnc, countries) => {
  expect(eligibleCountries({ showChangedTnc }).join(' ')).toBe(countries)
})

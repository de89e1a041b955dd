import { expect, it } from 'vitest'
import { deviceClockText } from './clock-copy.ts'

it.each([
  ['no answer told the time', undefined],
  ['it is five seconds off', 5000],
  ['it is a little behind', -4000],
  ['the platform plays another year', 2 * 365 * 86_400_000],
])('says nothing of the clock where %s', (_why, skewMs) => {
  expect(deviceClockText(skewMs)).toBeUndefined()
})

it.each([
  [6000, 'about 6 seconds ahead'],
  [-61_000, 'about 1 minute behind'],
  [7_200_000, 'about 2 hours ahead'],
  [-90_000_000, 'about 1 day behind'],
])('says how far off a clock is, and which time counts (%d ms)', (skewMs, words) => {
  expect(deviceClockText(skewMs)).toBe(
    `Your device's clock is ${words}. Closing times here go by the game's clock, and that one counts.`,
  )
})

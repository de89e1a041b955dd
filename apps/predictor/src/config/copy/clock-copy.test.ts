import { expect, it } from 'vitest'
import { deviceClockText } from './clock-copy.ts'

const DAY_MS = 86_400_000

it.each([
  ['no answer told the time', undefined, false],
  ['it is five seconds off', 5000, false],
  ['it is a little behind', -4000, false],
  ['a platform on this machine plays another year', 366 * DAY_MS, true],
])('says nothing of the clock where %s', (_why, skewMs, isLocal) => {
  expect(deviceClockText(skewMs, { isLocal })).toBeUndefined()
})

it.each([
  [6000, false, 'about 6 seconds ahead'],
  [-61_000, false, 'about 1 minute behind'],
  [7_200_000, false, 'about 2 hours ahead'],
  [-90_000_000, false, 'about 1 day behind'],
  [365 * DAY_MS, true, 'about 365 days ahead'],
  [3 * 365 * DAY_MS, false, 'about 1095 days ahead'],
  [-20 * 365 * DAY_MS, false, 'about 7300 days behind'],
])(
  'says how far off a clock is, and which time counts (%d ms, on this machine: %s)',
  (skewMs, isLocal, words) => {
    expect(deviceClockText(skewMs, { isLocal })).toBe(
      `Your device's clock is ${words}. Closing times here go by the game's clock, and that one counts.`,
    )
  },
)

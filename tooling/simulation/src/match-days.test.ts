import { describe, expect, it } from 'vitest'
import { playMatchDay, SCENARIO_NAMES } from './match-days.ts'

const DAYS = 8

describe.each(SCENARIO_NAMES)('the scenario %s', (scenario) => {
  it('breaks no promise to a fan', async () => {
    for (let seed = 1; seed <= DAYS; seed += 1) {
      const { violations } = await playMatchDay({ scenario, seed })
      expect({ seed, violations }).toEqual({ seed, violations: [] })
    }
  })
})

/** Days on which a defect was found, with the promise that it broke. */
const FOUND = [
  ['hostile', 10, 'half of a final score was taken for the answer of another device'],
  ['hostile', 6157, 'a reward was missed that the page had no time to request again before it was reloaded'],
  ['hostile', 20011, 'a reward was missed for answers that no Submit had shown as saved'],
  ['two-devices', 5358, 'a final score without its home side was taken for a whole one'],
  ['two-devices', 30525, 'a final score that another device was sending was demanded to be seen as a whole'],
  [
    'two-devices',
    52366,
    'an answer that both devices had given was called overwritten though nothing was sent',
  ],
  ['moved', 17, 'an answer that was called late was taken for a lost draft'],
  ['two-tabs', 28, 'an answer that was saved already was taken for a lost draft'],
  [
    'two-tabs',
    5514,
    'after another tab had saved what was refused, the wait was demanded of the next Submit',
  ],
  ['two-tabs', 21277, 'a wait was demanded that only the response to a request had that was given up'],
  ['two-tabs', 175, 'an answer that the other tab had taken back was taken for saved'],
] as const

it.each(FOUND)('breaks no promise on the day %s %i: %s', async (scenario, seed) => {
  expect((await playMatchDay({ scenario, seed })).violations).toEqual([])
})

it('plays the same day from the same seed, byte for byte, and another day from another', async () => {
  const first = await playMatchDay({ scenario: 'two-devices', seed: 7 })
  for (let repeat = 0; repeat < 20; repeat += 1)
    expect((await playMatchDay({ scenario: 'two-devices', seed: 7 })).trace).toEqual(first.trace)
  expect((await playMatchDay({ scenario: 'two-devices', seed: 8 })).hash).not.toBe(first.hash)
})

it('refuses what is above the capacity in the last minutes', async () => {
  const { requests, refusals } = await playMatchDay({ scenario: 'last-minutes', seed: 1 })
  expect(refusals / requests).toBeGreaterThan(0.2)
})

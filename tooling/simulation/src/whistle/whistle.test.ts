import { describe, expect, it } from 'vitest'
import { seededRandom } from '../seeded-random.ts'
import { runOnVirtualTime } from './device-clock.ts'
import { figuresOf, highestOf } from './report.ts'
import { afterTheWhistle, lastTenMinutes } from './scenes.ts'
import { naiveSchedulers, productionSchedulers } from './schedulers.ts'

/** Few enough for milliseconds, enough for a mean. They decide as a million do. */
const FANS = 20_000
const A_MILLION = 1_000_000

function production() {
  const { next } = seededRandom(1)
  return { fans: FANS, schedulers: productionSchedulers(A_MILLION, next), random: next }
}

function naive() {
  return { fans: FANS, schedulers: naiveSchedulers(), random: seededRandom(1).next }
}

describe('the first ten minutes after results are due', () => {
  it('have a peak of at most three times their mean, where a naive client has a wave', () => {
    expect(figuresOf(afterTheWhistle, production, 'platform').peakOverMean).toBeLessThanOrEqual(3)
    expect(figuresOf(afterTheWhistle, naive, 'platform').peakOverMean).toBeGreaterThan(10)
  })

  it('stay within 1.2 times the peak of a calm day while the platform recovers from an outage of a minute', () => {
    expect(figuresOf(afterTheWhistle, production, 'platform').recovery).toBeLessThanOrEqual(1.2)
  })

  it('have no second in which many streams reconnect, where a naive client reconnects all of them', () => {
    const { withOutage } = figuresOf(afterTheWhistle, production, 'realtime')
    expect(highestOf(withOutage)).toBeLessThan(FANS / 20)
    expect(figuresOf(afterTheWhistle, naive, 'realtime').highestSecond).toBe(FANS)
  })
})

describe('the last ten minutes before kick-off', () => {
  it('stay within 1.25 times their own peak after an outage, although the fans who were turned away come again', () => {
    expect(figuresOf(lastTenMinutes, production, 'platform').recovery).toBeLessThanOrEqual(1.25)
  })
})

it('plays the acts of a device in the order of their times and ends with the scene', () => {
  const played: string[] = []
  runOnVirtualTime({ from: 0, until: 100 }, (clock) => {
    clock.at(50, () => played.push('second'))
    clock.at(10, () => clock.after(20, () => played.push(`first at ${clock.now()}`)))
    clock.at(100, () => played.push('too late'))
  })
  expect(played).toEqual(['first at 30', 'second'])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSED_TEXT, countdown, countdownAnnouncement } from './countdown.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const closing = 1_714_196_100_000

describe('countdown', () => {
  it.each([
    [1, '0d 0h 0m 1s until predictions close'],
    [SECOND, '0d 0h 0m 1s until predictions close'],
    [SECOND + 1, '0d 0h 0m 2s until predictions close'],
    [MINUTE - SECOND, '0d 0h 0m 59s until predictions close'],
    [MINUTE, '0d 0h 1m 0s until predictions close'],
    [HOUR - SECOND, '0d 0h 59m 59s until predictions close'],
    [HOUR, '0d 1h 0m 0s until predictions close'],
    [DAY - SECOND, '0d 23h 59m 59s until predictions close'],
    [DAY, '1d 0h 0m 0s until predictions close'],
    [60 * DAY + HOUR + MINUTE + SECOND, '60d 1h 1m 1s until predictions close'],
  ])('%i ms before closing it reads %j', (leftMs, text) => {
    expect(countdown(closing - leftMs, closing)).toMatchObject({ state: 'open', text })
  })

  it.each([0, 1, DAY])('reads the closed text %i ms after the closing instant', (lateMs) => {
    expect(countdown(closing + lateMs, closing)).toEqual({ state: 'closed', text: 'Predictions closed.' })
  })

  it('says when its text changes next, and reaches closed there in the end', () => {
    const texts: string[] = []
    let now = closing - 2500
    for (let state = countdown(now, closing); state.state === 'open'; state = countdown(now, closing)) {
      texts.push(`${state.seconds}`)
      now = state.changesAt
    }
    expect(texts).toEqual(['3', '2', '1'])
    expect(now).toBe(closing)
  })

  it('never shows more time than before, and its parts add up to what is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * DAY }), (leftMs) => {
        const state = countdown(closing - leftMs, closing)
        if (state.state === 'closed') throw new Error('closed too early')
        const { days, hours, minutes, seconds } = state
        const shownMs = days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND
        expect(shownMs - leftMs).toBeGreaterThanOrEqual(0)
        expect(shownMs - leftMs).toBeLessThan(SECOND)
        expect(Math.max(hours - 23, minutes - 59, seconds - 59)).toBeLessThanOrEqual(0)
        expect(state.changesAt).toBeGreaterThan(closing - leftMs)
      }),
    )
  })
})

describe('countdownAnnouncement', () => {
  const said = (beforeMs: number, nowMs: number) =>
    countdownAnnouncement({ before: closing - beforeMs, now: closing - nowMs, closesAt: closing })

  it.each([
    [HOUR, '1 hour until predictions close'],
    [10 * MINUTE, '10 minutes until predictions close'],
    [5 * MINUTE, '5 minutes until predictions close'],
    [MINUTE, '1 minute until predictions close'],
    [0, CLOSED_TEXT],
  ])('speaks once when %i ms are left', (leftMs, text) => {
    expect(said(leftMs + 1, leftMs)).toBe(text)
    expect(said(leftMs, leftMs - 1)).toBeUndefined()
  })

  it.each([
    ['a day before closing', DAY, DAY - SECOND],
    ['between two marks', 4 * MINUTE, 3 * MINUTE],
    ['after closing', -SECOND, -2 * SECOND],
    ['when no time has passed', MINUTE, MINUTE],
  ])('is silent %s', (_, beforeMs, nowMs) => {
    expect(said(beforeMs, nowMs)).toBeUndefined()
  })

  it('says only the newest after a long sleep', () => {
    expect(said(2 * DAY, 3 * MINUTE)).toBe('5 minutes until predictions close')
    expect(said(2 * DAY, -DAY)).toBe(CLOSED_TEXT)
  })

  it('speaks five times in the last day, however the time is cut up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(999), (stepSeconds, offset) => {
        fc.pre(stepSeconds <= 60)
        let count = 0
        for (let now = closing - DAY - offset; now < closing + MINUTE; now += stepSeconds * SECOND) {
          const text = countdownAnnouncement({
            before: now,
            now: now + stepSeconds * SECOND,
            closesAt: closing,
          })
          if (text !== undefined) count += 1
        }
        expect(count).toBe(5)
      }),
      { numRuns: 20 },
    )
  })
})

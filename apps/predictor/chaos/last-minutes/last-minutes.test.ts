// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { openStore } from '../store.ts'
import { runLastMinutes } from './last-minutes.ts'
import { brokenPromises } from './last-minutes-text.ts'

/** A guard against a hang, not a promise about speed. */
const GIVE_UP_AFTER_MS = 300_000

it(
  'keeps every promise to fans who arrive faster and faster on a platform with a limited capacity',
  async () => {
    // Each refusal is logged by the game; here refusals are expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await using store = await openStore('folder')
    const report = await runLastMinutes({ seed: 7, store, fans: 12, durationMs: 6000, perSecond: 8 })
    expect(report.visits).toHaveLength(12)
    expect(report.requests.statuses.get(429)).toBeGreaterThan(0)
    expect(report.books.votes.length).toBeGreaterThan(0)
    expect(report.violations).toEqual([])
    expect(brokenPromises(report)).toEqual({ lost: 0, doubled: 0, falselySaved: 0, others: 0 })
  },
  GIVE_UP_AFTER_MS,
)

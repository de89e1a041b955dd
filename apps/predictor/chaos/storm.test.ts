// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { installWindow } from './headless-window.ts'
import { openStore } from './store.ts'

/** A guard against a hang, not a promise about speed. */
const GIVE_UP_AFTER_MS = 300_000
/** Soon enough that the report of a stuck fan comes before the test is given up. */
const STUCK_AFTER_MS = 100_000

it(
  'a small storm with a kill, a closing and a settlement breaks no promise',
  async () => {
    // Each failure is logged by the game; here failures are the weather.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const window = installWindow()
    const { runStorm } = await import('./storm.ts')
    await using store = await openStore('folder')
    const { violations, shownAsSaved, tally, books } = await runStorm({
      seed: 7,
      store,
      fans: 8,
      attempts: 2,
      incidents: ['kick-off passes', 'crash', 'match settled by hand'],
      failShare: 0.2,
      delaysMs: [200],
      patienceMs: 1000,
      heldMs: 5000,
      stuckAfterMs: STUCK_AFTER_MS,
      pace: { thinkMs: 100, arriveMs: 200, tunnelMs: 300 },
      window,
    })
    expect(tally.of('crash')).toBe(1)
    expect(tally.of('changes of device')).toBeGreaterThan(0)
    expect(shownAsSaved).toBeGreaterThan(0)
    expect(books.settledMatches).toHaveLength(1)
    // Of eight matches one is closed by the end.
    expect(tally.of('rewards awaited')).toBe(7)
    expect(books.rewards.length).toBeGreaterThanOrEqual(7)
    expect(violations).toEqual({ afterStorm: [], afterFinish: [] })
  },
  GIVE_UP_AFTER_MS,
)

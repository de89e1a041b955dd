// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { installWindow } from './headless-window.ts'

/** A guard against a hang, not a promise about speed. */
const GIVE_UP_AFTER_MS = 300_000

it(
  'a small storm, with a kill in the middle, loses nothing, invents nothing and doubles nothing',
  async () => {
    // Each failure is logged by the game; here failures are the weather.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const window = installWindow()
    const { runStorm } = await import('./storm.ts')
    const { violations, shownAsSaved, tally } = await runStorm({
      seed: 7,
      fans: 20,
      attempts: 2,
      crashes: 1,
      failShare: 0.2,
      delaysMs: [200],
      pace: { patienceMs: 600, recoverMs: 400, thinkMs: 100, arriveMs: 200, tunnelMs: 300 },
      window,
    })
    expect(tally.of('crashes')).toBe(1)
    expect(shownAsSaved).toBeGreaterThan(0)
    // No match of the storm closes; a fan who is told so was told the wrong time.
    expect(tally.of('told: closed')).toBe(0)
    expect(violations).toEqual({ afterStorm: [], afterFinish: [] })
  },
  GIVE_UP_AFTER_MS,
)

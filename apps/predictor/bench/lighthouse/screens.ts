import type { Platform } from '../../e2e/rig/platform.ts'

/** What a screen is measured by, and the goals it has; every screen has those of `GOALS`. */
export interface MeasuredScreen {
  readonly name: string
  readonly path: string
  /** The most that the largest paint may take, as a multiple of the bare page's. */
  readonly largestPaintRatio?: number
  /** The most requests until these words are on the page, preflights included. */
  readonly requests?: { readonly until: string; readonly atMost: number }
}

/** The goals of every screen. */
export const GOALS = {
  /** Median of Lighthouse's performance score. */
  performance: 0.97,
  /** The lowest score of a single run. */
  lowestPerformance: 0.95,
  accessibility: 0.98,
  'best-practices': 0.98,
  /** Blocked time on a processor slowed down four times, in milliseconds. */
  blockedMs: 100,
} as const

/** Returns the screens that a fan sees, with the addresses of an open and a settled match of the platform. */
export async function measuredScreens(platform: Platform): Promise<readonly MeasuredScreen[]> {
  const [open] = await platform.fixtures('120-2024 | 11')
  const [settled] = await platform.fixtures('120-2024 | 9')
  if (open === undefined || settled === undefined) throw new Error('The platform has no match to measure.')
  return [
    {
      name: 'fixtures',
      path: '/home/game',
      largestPaintRatio: 1.5,
      requests: { until: 'Predict now', atMost: 12 },
    },
    {
      name: 'prediction',
      path: `/prediction/${open.id}`,
      largestPaintRatio: 1.8,
      requests: { until: 'Submit', atMost: 14 },
    },
    { name: 'result', path: `/result/${settled.id}`, largestPaintRatio: 1.8 },
    { name: 'boards', path: '/home/leaderboard', largestPaintRatio: 1.8 },
    { name: 'rules', path: '/home/rules' },
    { name: 'profile', path: '/profile' },
    { name: 'welcome', path: '/welcome' },
  ]
}

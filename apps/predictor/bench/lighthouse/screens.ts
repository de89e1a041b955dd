import type { Platform } from '../../e2e/rig/platform.ts'

export interface MeasuredScreen {
  readonly name: string
  readonly path: string
}

/** Returns the screens that a fan sees, with the addresses of an open and a settled match of the platform. */
export async function measuredScreens(platform: Platform): Promise<readonly MeasuredScreen[]> {
  const [open] = await platform.fixtures('120-2024 | 11')
  const [settled] = await platform.fixtures('120-2024 | 9')
  if (open === undefined || settled === undefined) throw new Error('The platform has no match to measure.')
  return [
    { name: 'fixtures', path: '/home/game' },
    { name: 'prediction', path: `/prediction/${open.id}` },
    { name: 'result', path: `/result/${settled.id}` },
    { name: 'boards', path: '/home/leaderboard' },
    { name: 'rules', path: '/home/rules' },
    { name: 'profile', path: '/profile' },
    { name: 'welcome', path: '/welcome' },
  ]
}

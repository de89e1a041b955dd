import type { Page } from '@playwright/test'
import { altered } from './altered.ts'
import { CALLS } from './calls.ts'

interface WireProgram {
  readonly custom_data: string
}

/** The longest names of real clubs, and a single word of 24 letters. */
export const LONG_NAMES = [
  ['New South Wales Waratahs', 'Stade Français Paris'],
  ['Llanfairpwllgwyngyllgoge', 'Melbourne Rebels'],
] as const

/** Gives every match names that are hard to lay out. */
export async function giveLongNames(
  page: Page,
  names: (typeof LONG_NAMES)[number] = LONG_NAMES[1],
): Promise<void> {
  const renamed = <P extends WireProgram>(program: P): P => {
    const data: object = JSON.parse(program.custom_data)
    const [team_a, team_b] = names
    // Without short names, which a platform may not have.
    const renamed = { ...data, team_a, team_b, team_a_short: undefined, team_b_short: undefined }
    return { ...program, custom_data: JSON.stringify(renamed) }
  }
  await page.route(CALLS.fixture, (route) => altered<WireProgram>(route, renamed))
  await page.route(CALLS.fixtures, (route) =>
    altered<{ readonly results: readonly WireProgram[] }>(route, (list) => ({
      ...list,
      results: list.results.map(renamed),
    })),
  )
}

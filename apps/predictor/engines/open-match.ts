import type { Screen } from '@touchline/engines'

export const HOME = 'Highlanders'
export const AWAY = 'Western Force'

/** The names of what a fan answers in the match between the two teams. */
export const QUESTIONS = {
  homeScore: `${HOME} score`,
  awayScore: `${AWAY} score`,
  minute: 'minute',
  conversions: 'conversions',
} as const

/** Follows the link of the match in the list and waits for its questions. */
export async function openMatch(screen: Screen, address: string): Promise<void> {
  await screen.page.open(address)
  await screen.click('link', `${HOME}…`)
  await screen.one('heading', 'PLAY PREDICTOR')
}

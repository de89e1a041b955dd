import { kickOffText } from '../fixtures/kick-off-text.ts'
import type { EpochMs } from '../time/instant.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { BoardKind } from './board.ts'

/**
 * Returns the text for an empty board; the leading space is specified.
 * @example emptyBoardText('Round 3') //=> ' Leaderboard will be calculated once Round 3 is complete'
 */
export function emptyBoardText(label: string): string {
  return ` Leaderboard will be calculated once ${label} is complete`
}

/**
 * Returns the name of a board in the dropdown.
 * @example leaderboardLabel(tournament, 'season') //=> 'Season Leaderboard'
 */
export function leaderboardLabel(
  tournament: Pick<Tournament, 'leaderboardOptions'>,
  kind: BoardKind,
): string {
  const { tournamentLeaderboardLabel, nonTournamentLeaderboardLabel } = tournament.leaderboardOptions
  return `${kind === 'season' ? tournamentLeaderboardLabel : nonTournamentLeaderboardLabel} Leaderboard`
}

/**
 * Returns the title of a board: its name, and the match day if the tournament is configured to show it.
 * @example leaderboardTitle(matchSeries, 'round', { at: Date.parse('2024-10-12T19:00:00Z') }) //=> 'Match Leaderboard, Oct 12'
 */
export function leaderboardTitle(
  tournament: Pick<Tournament, 'leaderboardOptions' | 'showLeaderboardTitleWithDate' | 'showShortDate'>,
  kind: BoardKind,
  options: { readonly at?: EpochMs | undefined; readonly timeZone?: string | undefined } = {},
): string {
  const label = leaderboardLabel(tournament, kind)
  if (!tournament.showLeaderboardTitleWithDate || options.at === undefined) return label
  const { date } = kickOffText(options.at, { timeZone: options.timeZone, isShort: tournament.showShortDate })
  return `${label}, ${date}`
}

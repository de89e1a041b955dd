import { kickOffText } from '../fixtures/kick-off-text.ts'
import type { EpochMs } from '../time/time.ts'
import type { Tournament } from '../tournaments/tournament.ts'
import type { BoardKind } from './board.ts'

/** Said where a board is really empty. @example emptyBoardText('Round 3') //=> ' Leaderboard will be calculated once Round 3 is complete' */
export function emptyBoardText(label: string): string {
  return ` Leaderboard will be calculated once ${label} is complete`
}

/** The name of a board in the dropdown. @example leaderboardLabel(tournament, 'season') //=> 'Season Leaderboard' */
export function leaderboardLabel(
  tournament: Pick<Tournament, 'leaderboardOptions'>,
  kind: BoardKind,
): string {
  const { tournamentLeaderboardLabel, nonTournamentLeaderboardLabel } = tournament.leaderboardOptions
  return `${kind === 'season' ? tournamentLeaderboardLabel : nonTournamentLeaderboardLabel} Leaderboard`
}

/**
 * The title over a board: its name, with the day of the match where the tournament asks for it.
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

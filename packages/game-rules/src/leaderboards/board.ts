import { kickOffText } from '../fixtures/kick-off-text.ts'
import type { EpochMs } from '../time/instant.ts'
import type { Tournament } from '../tournaments/tournament.ts'

/** The leaderboards of a tournament, in display order. */
export const BOARD_KINDS = ['round', 'season'] as const

/** Whether a leaderboard covers one round (or match) or the whole tournament. */
export type BoardKind = (typeof BOARD_KINDS)[number]

/** A leaderboard that is linked with a fixture. */
export interface Board {
  readonly id: string
  readonly name: string
}

const SEASON_WORD = /(?<![\p{L}\p{N}_-])season(?![\p{L}\p{N}_])/iu
const GLOBAL_WORD = /(?<![\p{L}\p{N}_-])global(?![\p{L}\p{N}_])/iu

// In order of preference: a rule is tried only if the previous ones match no board.
const RULES: Readonly<Record<BoardKind, readonly ((name: string) => boolean)[]>> = {
  season: [(name) => SEASON_WORD.test(name)],
  round: [
    (name) => !/season|global/i.test(name),
    // The board of the pre-season round: its name contains 'season', but not as a separate word.
    (name) => !SEASON_WORD.test(name) && !GLOBAL_WORD.test(name),
  ],
}

/**
 * Chooses a leaderboard. A configured id wins. Otherwise the season board is the first whose name contains the word
 * 'season', and the round board the first whose name contains neither 'season' nor 'global'. Returns undefined if no
 * name matches.
 * @example chooseBoard([{ id: 'b1', name: 'Season 2024' }, { id: 'b2', name: 'Round 10' }], 'round')?.id //=> 'b2'
 */
export function chooseBoard(
  boards: readonly Board[],
  kind: BoardKind,
  configId?: string | undefined,
): Pick<Board, 'id'> | undefined {
  if (configId !== undefined) return { id: configId }
  for (const rule of RULES[kind]) {
    const board = boards.find(({ name }) => rule(name))
    if (board !== undefined) return board
  }
  return undefined
}

/** The loading state of a board. */
export type BoardState = 'loading' | 'failed' | 'empty' | 'filled'

/**
 * Returns the loading state of a board. A failed read is never shown as an empty board. Pass a count of 0 for a board
 * that does not exist: it is not calculated yet.
 * @example boardState({ hasFailed: true, count: undefined }) //=> 'failed'
 */
export function boardState(board: {
  readonly hasFailed: boolean
  /** The number of entries. Undefined until the board has been read. */
  readonly count: number | undefined
}): BoardState {
  if (board.count === undefined) return board.hasFailed ? 'failed' : 'loading'
  if (board.count > 0) return 'filled'
  return board.hasFailed ? 'failed' : 'empty'
}

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
 * @default options.timeZone the device time zone
 * @throws RangeError if the engine does not know the time zone
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

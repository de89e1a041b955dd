/** The leaderboards of a tournament, in display order. */
export const BOARD_KINDS = ['round', 'season'] as const

/** Whether a leaderboard covers one round (or match) or the whole tournament. */
export type BoardKind = (typeof BOARD_KINDS)[number]

/** A leaderboard that is linked with a fixture. */
export interface Board {
  readonly id: string
  readonly name: string
}

/** The board that was chosen. */
export interface ChosenBoard {
  readonly id: string
  /** Whether the name of another board matches too. Log a warning. */
  readonly isAmbiguous: boolean
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
): ChosenBoard | undefined {
  if (configId !== undefined) return { id: configId, isAmbiguous: false }
  for (const rule of RULES[kind]) {
    const [first, ...others] = boards.filter((board) => rule(board.name))
    if (first !== undefined) return { id: first.id, isAmbiguous: others.some(({ id }) => id !== first.id) }
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

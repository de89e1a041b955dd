/** The leaderboards of a tournament, the one shown first in front. */
export const BOARD_KINDS = ['round', 'season'] as const

/** Which leaderboard: of one round (or match), or of the whole tournament. */
export type BoardKind = (typeof BOARD_KINDS)[number]

/** A leaderboard that a fixture is linked with. */
export interface Board {
  readonly id: string
  readonly name: string
}

/** The board that was chosen. */
export interface BoardChoice {
  readonly id: string
  /** Whether another board's name would have done as well: worth a warning. */
  readonly isAmbiguous: boolean
}

const SEASON_WORD = /(?<![\p{L}\p{N}_-])season(?![\p{L}\p{N}_])/iu
const GLOBAL_WORD = /(?<![\p{L}\p{N}_-])global(?![\p{L}\p{N}_])/iu

// In the order of preference: the next rule is tried only where the one before finds no board.
const RULES: Readonly<Record<BoardKind, readonly ((name: string) => boolean)[]>> = {
  season: [(name) => SEASON_WORD.test(name)],
  round: [
    (name) => !/season|global/i.test(name),
    // A pre-season round's own board: 'season' is in its name, but not as a word.
    (name) => !SEASON_WORD.test(name) && !GLOBAL_WORD.test(name),
  ],
}

/**
 * Chooses a leaderboard: the configured one where there is one; else for the season the first whose
 * name has the word 'season', for a round the first whose name has neither 'season' nor 'global'.
 * Undefined where no board fits.
 * @example pickBoard([{ id: 'b1', name: 'Season 2024' }, { id: 'b2', name: 'Round 10' }], 'round')?.id //=> 'b2'
 */
export function pickBoard(
  boards: readonly Board[],
  kind: BoardKind,
  configId?: string | undefined,
): BoardChoice | undefined {
  if (configId !== undefined) return { id: configId, isAmbiguous: false }
  for (const rule of RULES[kind]) {
    const [first, ...others] = boards.filter((board) => rule(board.name))
    if (first !== undefined) return { id: first.id, isAmbiguous: others.some((one) => one.id !== first.id) }
  }
  return undefined
}

/** How far the reading of a board has come. */
export type BoardState = 'loading' | 'failed' | 'empty' | 'filled'

/**
 * Tells an empty board from one that could not be read. No board at all counts as empty: it is not
 * calculated yet.
 * @example boardState({ hasFailed: true, count: undefined }) //=> 'failed'
 */
export function boardState(reading: {
  readonly hasFailed: boolean
  /** Undefined while nothing has been read. */
  readonly count: number | undefined
}): BoardState {
  if (reading.count === undefined) return reading.hasFailed ? 'failed' : 'loading'
  if (reading.count > 0) return 'filled'
  return reading.hasFailed ? 'failed' : 'empty'
}

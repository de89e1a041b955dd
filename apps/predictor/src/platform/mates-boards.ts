import { graphemesOf, hasVisibleCharacter, normalizeNickname } from '@touchline/game-rules'
import * as z from 'zod/mini'

/** Members as in one request of the platform; boards as fit into a profile; name in grapheme clusters. */
export const MATES_LIMITS = { members: 50, boards: 10, name: 30 } as const

const id = z.string().check(z.refine((text) => /^[\w-]{1,64}$/.test(text)))

const boardSchema = z.object({
  id,
  name: z.string().check(z.refine(isBoardName)),
  memberIds: z.array(id).check(z.refine((ids) => ids.length <= MATES_LIMITS.members)),
  changedAt: z.number(),
  isLeft: z.optional(z.boolean()),
})

/** A player's copy of a board that mates share by link. Every member has a copy of their own. */
export interface MatesBoard {
  readonly id: string
  readonly name: string
  /** Public profile ids. */
  readonly memberIds: readonly string[]
  /** When this player last changed the copy, in epoch milliseconds of the platform. */
  readonly changedAt: number
  /** The player has left it. The entry stays, so that another device does not bring the board back. */
  readonly isLeft?: boolean | undefined
}

/** Returns whether a name is visible, has no characters that reorder text, and is within the limit. */
export function isBoardName(name: string): boolean {
  const isClean = name === normalizeNickname(name)
  return isClean && hasVisibleCharacter(name) && graphemesOf(name).length <= MATES_LIMITS.name
}

/** Returns the readable boards of a list from the device or the profile. One that is not readable costs only itself. */
export function matesBoardsFrom(list: unknown): readonly MatesBoard[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return items.flatMap((item) => {
    const parsed = z.safeParse(boardSchema, item)
    return parsed.success ? [parsed.data] : []
  })
}

/**
 * Returns the known boards with one that is changed now. It counts as changed after its known copy, also if the estimate of
 * the platform's time has gone back since then.
 *
 * @param now epoch milliseconds of the platform
 */
export function withChangedBoard(
  known: readonly MatesBoard[],
  board: Omit<MatesBoard, 'changedAt'>,
  now: number,
): readonly MatesBoard[] {
  const before = known.find(({ id }) => id === board.id)?.changedAt ?? 0
  return mergedMatesBoards(known, [{ ...board, changedAt: Math.max(now, before + 1) }])
}

/** Returns the boards of both lists; of two copies of a board the one that was changed last. */
export function mergedMatesBoards(
  one: readonly MatesBoard[],
  other: readonly MatesBoard[],
): readonly MatesBoard[] {
  const byId = new Map(one.map((board) => [board.id, board]))
  for (const board of other) {
    const known = byId.get(board.id)
    if (known === undefined || known.changedAt < board.changedAt) byId.set(board.id, board)
  }
  return [...byId.values()]
}

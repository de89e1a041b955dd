import { graphemesOf, hasVisibleCharacter, normalizeNickname } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { PlayerStore } from '../../../device/device-storage.ts'
import { usePlayerStore } from '../../../launch/game.ts'

/** Members as in one request of the platform; boards as fit into the bar; name in grapheme clusters. */
export const MATES_LIMITS = { members: 50, boards: 10, name: 30 } as const

const KEY = ['matesBoards'] as const

const id = z.string().check(z.refine((text) => /^[\w-]{1,64}$/.test(text)))

const boardSchema = z.object({
  id,
  name: z.string().check(z.refine(isBoardName)),
  memberIds: z.array(id).check(z.refine((ids) => ids.length <= MATES_LIMITS.members)),
})

/**
 * A player's copy of a board that mates share by link. Every member has a copy of their own, on the device: a profile is
 * public, so boards are never written there.
 */
export interface MatesBoard {
  readonly id: string
  readonly name: string
  /** Public profile ids. */
  readonly memberIds: readonly string[]
}

/** The mates' boards of one player on this device. */
export interface MatesBoards {
  /** The stored text: the same text has the same boards. */
  text(): string
  read(): readonly MatesBoard[]
  /** Adds a board, or replaces the one with its id. */
  put(board: MatesBoard): void
  remove(boardId: string): void
}

export function matesBoardsOf(store: PlayerStore): MatesBoards {
  const text = () => store.read(KEY) ?? ''
  const read = () => matesBoardsInText(text())
  const write = (boards: readonly MatesBoard[]) => store.write(KEY, JSON.stringify(boards))
  return {
    text,
    read,
    put: (board) => {
      const boards = read()
      const isKnown = boards.some((one) => one.id === board.id)
      write(isKnown ? boards.map((one) => (one.id === board.id ? board : one)) : [...boards, board])
    },
    remove: (boardId) => write(read().filter((one) => one.id !== boardId)),
  }
}

/** Returns no boards for a text that cannot be parsed, as for a draft. */
export function matesBoardsInText(text: string): readonly MatesBoard[] {
  try {
    return matesBoardsFrom(JSON.parse(text))
  } catch {
    return []
  }
}

/** Returns the readable boards of a list. One that is not readable costs only itself. */
export function matesBoardsFrom(list: unknown): readonly MatesBoard[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return items.flatMap((item) => {
    const parsed = z.safeParse(boardSchema, item)
    return parsed.success ? [parsed.data] : []
  })
}

/** Returns whether a name is visible, has no characters that reorder text, and is within the limit. */
export function isBoardName(name: string): boolean {
  const isClean = name === normalizeNickname(name)
  return isClean && hasVisibleCharacter(name) && graphemesOf(name).length <= MATES_LIMITS.name
}

interface BoardsInUse extends Pick<MatesBoards, 'put' | 'remove'> {
  /** The boards that the player is on, in the order in which they joined. */
  readonly boards: readonly MatesBoard[]
}

/** Returns the player's mates' boards on this device. Renders again when they change. */
export function useMatesBoards(): BoardsInUse {
  const store = usePlayerStore()
  const { text, put, remove } = useMemo(() => matesBoardsOf(store), [store])
  const stored = useSyncExternalStore(store.subscribe, text)
  return { boards: useMemo(() => matesBoardsInText(stored), [stored]), put, remove }
}

/** Whose rows the leaderboard shows: everyone's, or those of a mates' board by its id or of a link. */
export type ShownPlayers =
  | { readonly name: 'everyone' }
  | { readonly name: 'mates'; readonly boardId: string }
  | { readonly name: 'link'; readonly board: MatesBoard }

export const EVERYONE: ShownPlayers = { name: 'everyone' }

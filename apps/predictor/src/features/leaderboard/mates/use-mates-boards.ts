import { useMemo, useSyncExternalStore } from 'react'
import {
  type MatesBoard,
  type MatesBoards,
  matesBoardsInText,
  matesBoardsOf,
} from '../../../device/mates-boards.ts'
import { usePlayerStore } from '../../../launch/game.ts'

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

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { matesBoardsInText, savedMatesBoardsOf } from '../../device/saved-mates-boards.ts'
import { useGame } from '../../launch/use-game.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { type MatesBoard, mergedMatesBoards, withChangedBoard } from '../../platform/mates-boards.ts'
import { matesBoardsOfProfile } from '../../platform/mates-boards-of-profile.ts'
import { saveInProfile } from './save-in-profile.ts'

interface MatesBoards {
  /** The boards that the player is on, in the order in which they joined. */
  readonly boards: readonly MatesBoard[]
  /** Stores a changed board on the device at once and in the profile as soon as it can be. */
  put(board: Omit<MatesBoard, 'changedAt'>): void
}

/** Returns the player's mates' boards: those of this device, and those that the profile brings from another one. */
export function useMatesBoards(): MatesBoards {
  const { engagement } = useGame()
  const store = usePlayerStore()
  const saved = useMemo(() => savedMatesBoardsOf(store), [store])
  const text = useSyncExternalStore(store.subscribe, saved.text)
  const all = useMemo(() => matesBoardsInText(text), [text])
  const customData = engagement.profile?.custom_data
  useEffect(() => {
    const known = matesBoardsInText(saved.text())
    const merged = mergedMatesBoards(known, matesBoardsOfProfile(customData))
    if (JSON.stringify(merged) !== JSON.stringify(known)) saved.write(merged)
  }, [customData, saved])
  return {
    boards: useMemo(() => all.filter(({ isLeft }) => isLeft !== true), [all]),
    put: (board) => {
      const next = withChangedBoard(matesBoardsInText(saved.text()), board, engagement.now())
      saved.write(next)
      void saveInProfile(engagement, next)
    },
  }
}

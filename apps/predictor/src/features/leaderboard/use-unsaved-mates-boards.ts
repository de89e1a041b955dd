import { useOnline } from '@touchline/ui-kit/engagement'
import { useEffect } from 'react'
import { matesBoardsInText, savedMatesBoardsOf } from '../../device/saved-mates-boards.ts'
import { useGame } from '../../launch/use-game.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { mergedMatesBoards } from '../../platform/mates-boards.ts'
import { matesBoardsOfProfile } from '../../platform/mates-boards-of-profile.ts'
import { saveInProfile } from './save-in-profile.ts'

/** Saves the boards that the profile lacks: when the leaderboards are opened, and when the connection is back. */
export function useUnsavedMatesBoards(): void {
  const { engagement } = useGame()
  const store = usePlayerStore()
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) return
    const inProfile = matesBoardsOfProfile(engagement.profile?.custom_data)
    const all = mergedMatesBoards(inProfile, matesBoardsInText(savedMatesBoardsOf(store).text()))
    if (all.some((board) => !inProfile.includes(board))) void saveInProfile(engagement, all)
  }, [engagement, store, isOnline])
}

import { useQueryClient } from '@tanstack/react-query'
import { useGame } from '../../launch/game.ts'
import { isSignedOut } from '../../platform/faults.ts'
import { playerFromProfile, saveNickname, savePlayerData } from '../../platform/profile.ts'
import { keys } from '../../queries/keys.ts'

const UNSAVED = ['nickname'] as const

/** Writes to the player's profile. The screens show what the platform has confirmed. */
export function useSavePlayer() {
  const { engagement, playerStore } = useGame()
  const client = useQueryClient()
  const keep = (profile: Parameters<typeof playerFromProfile>[0]) => {
    client.setQueryData(keys.player(), playerFromProfile(profile))
  }
  return {
    saveNickname: async (nickname: string) => {
      try {
        keep(await saveNickname(engagement, nickname))
        playerStore().remove(UNSAVED)
      } catch (error) {
        // The way to the sign-in page may end this page.
        if (isSignedOut(error)) playerStore().write(UNSAVED, nickname)
        throw error
      }
    },
    /** Returns the nickname that was not saved because the token had expired; undefined without one. */
    unsavedNickname: () => playerStore().read(UNSAVED),
    /** Marks the welcome page as seen. */
    saveWelcomed: async () => keep(await savePlayerData(engagement, { isWelcomed: true })),
  }
}

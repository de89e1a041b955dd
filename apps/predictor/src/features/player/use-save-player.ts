import { useQueryClient } from '@tanstack/react-query'
import { useGame } from '../../launch/game.ts'
import { playerFromProfile } from '../../platform/player-from-profile.ts'
import { saveNickname, savePlayerData } from '../../platform/profile.ts'
import { keys } from '../../queries/keys.ts'

interface SavePlayer {
  saveNickname(nickname: string): Promise<void>
  /** Marks the welcome page as seen. */
  saveWelcomed(): Promise<void>
}

/** Writes to the player's profile. The screens show what the platform has confirmed. */
export function useSavePlayer(): SavePlayer {
  const { engagement } = useGame()
  const client = useQueryClient()
  const keep = (profile: Parameters<typeof playerFromProfile>[0]) => {
    client.setQueryData(keys.player(), playerFromProfile(profile))
  }
  return {
    saveNickname: async (nickname) => keep(await saveNickname(engagement, nickname)),
    saveWelcomed: async () => keep(await savePlayerData(engagement, { isWelcomed: true })),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGame } from '../launch/use-game.ts'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { keys } from '../queries/keys.ts'
import { updateProfileAtStart } from '../queries/submit/record-in-profile.ts'

/** At each start tells the profile of the predictions that it could not be told of when they were saved. */
export function useNotedPredictions(): void {
  const game = useGame()
  const client = useQueryClient()
  useEffect(() => {
    void updateProfileAtStart(game).then((profile) => {
      if (profile !== undefined) client.setQueryData(keys.player(), playerFromProfile(profile))
    })
  }, [game, client])
}

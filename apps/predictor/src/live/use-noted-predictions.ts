import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGame } from '../launch/use-game.ts'
import { usePlayerStore } from '../launch/use-player-store.ts'
import { notePredictions } from '../platform/note-predictions.ts'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { keys } from '../queries/keys.ts'

/** At each start tells the profile of the predictions that it could not be told of when they were saved. */
export function useNotedPredictions(): void {
  const { engagement } = useGame()
  const store = usePlayerStore()
  const client = useQueryClient()
  useEffect(() => {
    void notePredictions({ engagement, store }).then((profile) => {
      if (profile !== undefined) client.setQueryData(keys.player(), playerFromProfile(profile))
    })
  }, [engagement, store, client])
}

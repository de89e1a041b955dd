import { queryOptions } from '@tanstack/react-query'
import type { Tournament } from '@touchline/game-rules'
import type { DeviceStorage } from '../device/device-storage.ts'
import { readLastList } from '../device/last-list.ts'
import { tokenHashOf } from '../device/token-hash.ts'
import { keys } from './keys.ts'

interface LastListSession {
  readonly storage: DeviceStorage
  readonly launch: { readonly accessToken: string }
  readonly entry: { readonly tournament: Pick<Tournament, 'id'> }
}

/** The list that this player saw last on this device; null without one. */
export function lastListQuery({ storage, launch, entry }: LastListSession) {
  return queryOptions({
    queryKey: keys.lastList(),
    queryFn: async () => {
      const tokenHash = await tokenHashOf(launch.accessToken)
      if (tokenHash === undefined) return null
      return readLastList(storage, { tokenHash, tournamentId: entry.tournament.id }) ?? null
    },
    // It is read from the device, also offline, and once: what is stored later is on the screen already.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

import { QueryClientProvider } from '@tanstack/react-query'
import { EngagementProvider } from '@touchline/ui-kit/engagement'
import { type ReactNode, useEffect, useState } from 'react'
import type { Settings } from '../config/settings.ts'
import { tournamentById } from '../config/tournament-by-id.ts'
import { createGame } from '../launch/game.ts'
import { GameProvider } from '../launch/game-provider.tsx'
import type { LaunchParams } from '../launch/launch-params.ts'
import type { DeviceStorage } from '../platform/device-storage.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { useAnalytics } from './use-analytics.ts'

interface SessionProps {
  readonly launch: LaunchParams
  readonly settings: Settings
  readonly storage: DeviceStorage
  readonly children: ReactNode
}

/** One player's session of one tournament: a client and a cache of its own. Key it by both. */
export function Session({ launch, settings, storage, children }: SessionProps) {
  const [game] = useState(() =>
    createGame({
      launch,
      settings,
      storage,
      entry: tournamentById(launch.tournamentId),
      search: window.location.search,
    }),
  )
  const [client] = useState(createQueryClient)
  useAnalytics(game)
  const { theme } = game.entry
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])
  return (
    <QueryClientProvider client={client}>
      <EngagementProvider engagement={game.engagement}>
        <GameProvider game={game}>{children}</GameProvider>
      </EngagementProvider>
    </QueryClientProvider>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { EngagementProvider } from '@touchline/engagement-sdk/react'
import { ClockProvider } from '@touchline/ui-kit'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { tournamentById } from '../config/tournaments.ts'
import type { DeviceStorage } from '../device/device-storage.ts'
import { createGame, GameContext } from '../launch/game.ts'
import type { LaunchParams } from '../launch/launch-params.ts'
import { logFailure } from '../platform/log.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { signedOutState } from '../queries/session-state.ts'
import { WIDE_SCREEN } from '../screen/media-query.ts'
import { resumeSession } from './resume-session.ts'
import { findRoute } from './route-table.tsx'

interface SessionProps {
  readonly launch: LaunchParams
  readonly settings: Settings
  readonly storage: DeviceStorage
  /** Called for another token when the player's is no longer valid. */
  readonly tokenProvider: () => Promise<string>
  /** Called when the URL has the token of another player: this session is over. */
  readonly onOtherPlayer: () => void
  /** For a platform that is part of the page. @default the browser's */
  readonly fetch?: typeof globalThis.fetch
  readonly clock?: () => number
  readonly children: ReactNode
}

/** One player's session of one tournament: a client and a cache of its own. Key it by both. */
export function Session({ launch, tokenProvider, onOtherPlayer, children, ...device }: SessionProps) {
  const [game] = useState(() =>
    createGame({
      ...device,
      launch,
      tokenProvider,
      entry: tournamentById(launch.tournamentId, device.settings.tournaments),
    }),
  )
  const [client] = useState(createQueryClient)
  const { accessToken } = launch
  const resume = useEffectEvent(async () => {
    if ((await resumeSession(game, client, accessToken)) === 'other-player') onOtherPlayer()
  })
  useEffect(() => {
    // The token that the session began with is the client's already.
    if (accessToken === game.launch.accessToken) return
    resume().catch((error: unknown) => logFailure('The new token could not be taken', error))
  }, [accessToken, game])
  const { pathname, search } = useLocation()
  const startReads = useEffectEvent(() => {
    const found = findRoute(pathname)
    const isWide = window.matchMedia(WIDE_SCREEN).matches
    // The screens repeat a failed read and show its error.
    found?.route.read?.({ game, client, search, fixtureId: found.fixtureId, isWide }).catch(() => undefined)
  })
  useEffect(() => startReads(), [])
  // A token that could not be renewed.
  useEffect(
    () => game.engagement.on('signedOut', () => client.setQueryData(signedOutState.queryKey, true)),
    [game, client],
  )
  const { theme } = game.entry
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])
  return (
    <QueryClientProvider client={client}>
      <EngagementProvider engagement={game.engagement}>
        <ClockProvider now={game.engagement.now}>
          <GameContext value={game}>{children}</GameContext>
        </ClockProvider>
      </EngagementProvider>
    </QueryClientProvider>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { ClockContext } from '@touchline/ui-kit'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter, useLocation } from 'react-router'
import { PRACTICE_TOKEN, type Settings } from '../config/settings.ts'
import { tournamentById } from '../config/tournaments.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { PracticeGame, PracticeInvitation } from '../features/practice/practice.tsx'
import { type LiveScores, LiveScoresContext } from '../fixture/live-score.ts'
import { AnalyticsConsentContext, useConsentOnDevice } from '../launch/analytics-consent.ts'
import { createGame, GameContext, type GameParts } from '../launch/game.ts'
import { launchParams, tournamentIdOf } from '../launch/launch-params.ts'
import { logFailure } from '../platform/log.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { resumeSession, signedOutState } from '../queries/session.ts'
import { useAnalytics } from './analytics.ts'
import { DeploymentContext, useEmbedding } from './embedding.ts'
import { ErrorScreen } from './error-screen.tsx'
import { GameRoutes } from './routes.tsx'

interface AppProps {
  readonly settings: Settings
}

/** Renders the whole game. */
export function App(props: AppProps) {
  return (
    <BrowserRouter basename={props.settings.basePath}>
      <Launch {...props} />
    </BrowserRouter>
  )
}

/**
 * Starts the session of the tournament and the player in the URL, and a new one when the host changes either of them. A new
 * token alone starts no session: the running one first finds out whose it is.
 */
function Launch({ settings }: AppProps) {
  const { pathname, search } = useLocation()
  const [storage] = useState(() => deviceStorage(() => window.localStorage))
  const measurementId = new Map(Object.entries(settings.analyticsIds)).get(tournamentIdOf(search) ?? '')
  const consent = useConsentOnDevice(storage, settings, measurementId)
  useAnalytics(measurementId, consent.state === 'given' || consent.state === 'granted')
  const [scores, setScores] = useState<LiveScores>({})
  const { requestFromHost, freshToken } = useEmbedding(settings, {
    onConsent: consent.grantFromHost,
    onScore: ({ type, fixtureId, ...score }) => setScores((known) => ({ ...known, [fixtureId]: score })),
  })
  const [players, setPlayers] = useState(0)
  const deployment = useMemo(
    () => ({
      ...settings,
      requestFromHost,
      PracticeInvitation: settings.practiceMatch ? PracticeInvitation : undefined,
    }),
    [settings, requestFromHost],
  )
  return (
    <DeploymentContext value={deployment}>
      <AnalyticsConsentContext value={consent}>
        <ErrorBoundary
          key={`${tournamentIdOf(search)} ${players}`}
          resetKeys={[pathname, search]}
          fallbackRender={({ error }) => <ErrorScreen error={error} />}
        >
          <LiveScoresContext value={scores}>
            <Launched
              search={search}
              settings={settings}
              storage={storage}
              tokenProvider={freshToken}
              onOtherPlayer={() => setPlayers((before) => before + 1)}
            />
          </LiveScoresContext>
        </ErrorBoundary>
      </AnalyticsConsentContext>
    </DeploymentContext>
  )
}

interface LaunchedProps extends Omit<SessionProps, 'launch' | 'children'> {
  readonly search: string
}

function Launched({ search, ...session }: LaunchedProps) {
  const launch = useMemo(() => launchParams(search), [search])
  const isPractice = launch.accessToken === PRACTICE_TOKEN && session.settings.practiceMatch
  return isPractice ? (
    <PracticeGame tournamentId={launch.tournamentId} settings={session.settings}>
      {({ bar, ...practice }) => (
        <Session launch={launch} {...session} {...practice}>
          {bar}
          <GameRoutes />
        </Session>
      )}
    </PracticeGame>
  ) : (
    <Session launch={launch} {...session}>
      <GameRoutes />
    </Session>
  )
}

interface SessionProps extends Omit<GameParts, 'entry'> {
  /** Called when the URL has the token of another player: this session is over. */
  readonly onOtherPlayer: () => void
  readonly children: ReactNode
}

/** Provides one player's session of one tournament: a client and a cache of its own. Key it by both. */
function Session({ onOtherPlayer, children, ...parts }: SessionProps) {
  const { launch, settings } = parts
  const [game] = useState(() =>
    createGame({ ...parts, entry: tournamentById(launch.tournamentId, settings.tournaments) }),
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
  useEffect(() => {
    const setSignedOut = (isSignedOut: boolean) => client.setQueryData(signedOutState.queryKey, isSignedOut)
    const stops = [
      // A token that could not be renewed, and one that was at last.
      game.engagement.on('signedOut', () => setSignedOut(true)),
      game.engagement.on('renewed', () => setSignedOut(false)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [game, client])
  const { theme } = game.entry
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])
  return (
    <QueryClientProvider client={client}>
      <ClockContext value={game.engagement.now}>
        <GameContext value={game}>{children}</GameContext>
      </ClockContext>
    </QueryClientProvider>
  )
}

import { useMemo, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter, useLocation } from 'react-router'
import { PRACTICE_TOKEN, type Settings } from '../config/settings.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { PracticeGame, PracticeInvitation } from '../features/practice/practice.tsx'
import { type LiveScores, LiveScoresContext } from '../fixture/live-score.ts'
import { AnalyticsConsentContext, useConsentOnDevice } from '../launch/analytics-consent.ts'
import { launchParams, tournamentIdOf } from '../launch/launch-params.ts'
import { RouteDepthContext } from '../navigation/game-navigation.ts'
import { useAnalytics } from './analytics.ts'
import { type Deployment, DeploymentContext, RequestFromHost, useEmbedding } from './embedding.ts'
import { ErrorScreen } from './error-screen.tsx'
import { GameRoutes } from './game-routes.tsx'
import { depthOf } from './route-table.tsx'
import { Session } from './session.tsx'

interface AppProps {
  readonly settings: Settings
}

/** The whole game in the browser. */
export function App(props: AppProps) {
  return (
    <BrowserRouter basename={props.settings.basePath}>
      <RouteDepthContext value={depthOf}>
        <Launch {...props} />
      </RouteDepthContext>
    </BrowserRouter>
  )
}

/**
 * Starts the session of the tournament and the player in the URL, and a new one when the host changes either of them. A new
 * token alone starts no session: the running one first finds out whose it is.
 */
function Launch({ settings }: AppProps) {
  const { search } = useLocation()
  const [storage] = useState(() => deviceStorage(() => window.localStorage))
  const measurementId = settings.analyticsIds[tournamentIdOf(search) ?? '']
  const consent = useConsentOnDevice(storage, settings, measurementId)
  useAnalytics(measurementId, consent.isGranted || !consent.isAsked)
  const [scores, setScores] = useState<LiveScores>({})
  const { requestFromHost, freshToken } = useEmbedding(settings, {
    onConsent: consent.grantFromHost,
    onScore: ({ type, fixtureId, ...score }) => setScores((known) => ({ ...known, [fixtureId]: score })),
  })
  const [players, setPlayers] = useState(0)
  const deployment = useDeployment(settings)
  return (
    <RequestFromHost value={requestFromHost}>
      <DeploymentContext value={deployment}>
        <AnalyticsConsentContext value={consent}>
          <ErrorBoundary
            key={`${launchKey(search)} ${players}`}
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
    </RequestFromHost>
  )
}

/** Returns what the deployment offers a player without a session. */
function useDeployment(settings: Settings): Deployment {
  return useMemo(
    () => ({ ...settings, PracticeInvitation: settings.practiceMatch ? PracticeInvitation : undefined }),
    [settings],
  )
}

interface LaunchedProps extends Omit<Parameters<typeof Session>[0], 'launch' | 'children'> {
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

function launchKey(search: string): string {
  const query = new URLSearchParams(search)
  const hasToken = query.get('accessToken') ? 'player' : ''
  return [query.get('tournamentId'), query.get('features'), hasToken].join(' ')
}

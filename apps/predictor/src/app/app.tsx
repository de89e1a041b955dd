import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { launchParams } from '../launch/launch-params.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { GameRouter } from './game-router.tsx'
import { GameRoutes } from './game-routes.tsx'
import { Session } from './session.tsx'
import { useEmbedding } from './use-embedding.ts'

/** The whole game in the browser. */
export function App({ settings }: { readonly settings: Settings }) {
  return (
    <GameRouter basePath={settings.basePath}>
      <Launch settings={settings} />
    </GameRouter>
  )
}

/** Starts a session as the address says, and another one when the host changes tournament or player. */
function Launch({ settings }: { readonly settings: Settings }) {
  const { search } = useLocation()
  useEmbedding(settings)
  const [storage] = useState(() => deviceStorage(() => window.localStorage))
  return (
    <ErrorBoundary key={launchKey(search)}>
      <Launched search={search} settings={settings} storage={storage} />
    </ErrorBoundary>
  )
}

interface LaunchedProps extends Pick<Parameters<typeof Session>[0], 'settings' | 'storage'> {
  readonly search: string
}

function Launched({ search, ...session }: LaunchedProps) {
  const launch = useMemo(() => launchParams(search), [search])
  return (
    <Session launch={launch} {...session}>
      <GameRoutes />
    </Session>
  )
}

function launchKey(search: string): string {
  const query = new URLSearchParams(search)
  return ['tournamentId', 'accessToken', 'features'].map((name) => query.get(name)).join(' ')
}

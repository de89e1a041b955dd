import { QueryClientProvider } from '@tanstack/react-query'
import type { FixtureId } from '@touchline/game-rules'
import { createRoot } from 'react-dom/client'
import { settingsFrom } from '../src/config/settings.ts'
import { tournamentById } from '../src/config/tournament-by-id.ts'
import { createGame } from '../src/launch/game.ts'
import { GameProvider } from '../src/launch/game-provider.tsx'
import { launchParams } from '../src/launch/launch-params.ts'
import { analyticsConsentOf } from '../src/platform/analytics-consent.ts'
import type { DeviceStorage } from '../src/platform/device-storage.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import type { Connection } from './connection.ts'
import { HeadlessMatch, type PageView } from './headless-match.tsx'

interface PageParts {
  readonly platformUrl: string
  readonly token: string
  readonly fixtureId: FixtureId
  readonly device: DeviceStorage
  readonly connection: Connection
  /** Told after every change of what is shown. */
  readonly onShow: (view: PageView) => void
}

/** A page of the game on one match. */
export interface MatchPage {
  /** To the list and back: the form is a new one, what was read is kept. */
  comeBack(): void
  close(): void
}

export function openMatchPage({
  platformUrl,
  token,
  fixtureId,
  device,
  connection,
  onShow,
}: PageParts): MatchPage {
  const search = `?tournamentId=120-2024&accessToken=${token}`
  const settings = { platformEndpoint: `${platformUrl}/api/v1/`, gameCentreUrl: platformUrl }
  const game = createGame({
    search,
    launch: launchParams(search),
    settings: settingsFrom({}, JSON.stringify(settings)),
    entry: tournamentById('120-2024'),
    storage: device,
    consent: analyticsConsentOf(device),
    fetch: connection.fetch,
  })
  const client = createQueryClient()
  const root = createRoot(document.createElement('div'))
  const render = (visit: number) =>
    root.render(
      <QueryClientProvider client={client}>
        <GameProvider game={game}>
          <HeadlessMatch key={visit} fixtureId={fixtureId} onShow={onShow} />
        </GameProvider>
      </QueryClientProvider>,
    )
  let visits = 0
  render(visits)
  return {
    comeBack: () => render(++visits),
    close: () => {
      connection.cut()
      root.unmount()
      client.clear()
    },
  }
}

import { QueryClientProvider } from '@tanstack/react-query'
import { EngagementProvider } from '@touchline/engagement-sdk/react'
import { ClockProvider } from '@touchline/ui-kit'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import type { DeviceStorage } from '../src/device/device-storage.ts'
import { GameProvider } from '../src/launch/game-provider.tsx'
import { createQueryClient } from '../src/queries/query-client.ts'
import type { Connection } from './connection.ts'
import { headlessGame, launchSearch } from './headless-game.ts'
import { MatchScreen } from './match-screen.tsx'
import { OncePlayerIsKnown } from './once-player-is-known.tsx'

interface PageParts {
  readonly platformUrl: string
  readonly token: string
  readonly matchId: string
  readonly storage: DeviceStorage
  readonly connection: Connection
}

/** A page of the game on one match. */
export interface MatchPage {
  /** What is on the screen. */
  readonly content: Element
  /** Goes to the list and back: the form is a new one, what was read is kept. */
  comeBack(): void
  close(): void
}

/** Renders the game's screen of a match, outside the document: radio buttons of several pages are no group there. */
export function openMatchPage({ platformUrl, token, matchId, storage, connection }: PageParts): MatchPage {
  const search = launchSearch(token)
  const game = headlessGame({ platformUrl, token, storage, fetch: connection.fetch })
  const client = createQueryClient()
  const content = document.createElement('div')
  const root = createRoot(content)
  const render = (visit: number) =>
    root.render(
      <QueryClientProvider client={client}>
        <EngagementProvider engagement={game.engagement}>
          <ClockProvider now={game.engagement.now}>
            <GameProvider game={game}>
              <MemoryRouter key={visit} initialEntries={[`/prediction/${matchId}${search}`]}>
                <OncePlayerIsKnown>
                  <MatchScreen />
                </OncePlayerIsKnown>
              </MemoryRouter>
            </GameProvider>
          </ClockProvider>
        </EngagementProvider>
      </QueryClientProvider>,
    )
  let visits = 0
  render(visits)
  return {
    content,
    comeBack: () => render(++visits),
    close: () => {
      connection.cut()
      root.unmount()
      client.clear()
    },
  }
}

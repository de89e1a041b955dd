import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ClockContext } from '@touchline/ui-kit'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { type Game, GameContext } from '../src/launch/game.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import { aGame } from './launched-game.ts'

interface Surroundings {
  /** @default one whose platform never responds */
  readonly game?: Game
  readonly client?: QueryClient
  /** The address of the page. */
  readonly path?: string
}

/** Returns the options that render a part of the game as the game does. @example render(<RulesScreen />, inGame()) */
export function inGame({ game = aGame(), client = createQueryClient(), path = '/' }: Surroundings = {}) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ClockContext value={game.engagement.now}>
          <GameContext value={game}>{children}</GameContext>
        </ClockContext>
      </QueryClientProvider>
    </MemoryRouter>
  )
  return { wrapper }
}

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { EngagementProvider } from '@touchline/ui-kit/engagement'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launchedGame, platformWithMatch } from '../../../test/launched-game.ts'
import { aFixture } from '../../../test/makers.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { createQueryClient } from '../../queries/query-client.ts'
import { PredictionScreen } from './prediction-screen.tsx'

class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('reports that the form is shown once its questions and the answers are read, and not before', async () => {
  const platform = platformWithMatch()
  const answers = Promise.withResolvers<void>()
  const onAnswersRequested = vi.fn(() => answers.promise)
  async function fetch(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const { url } = new Request(input, init)
    if (url.includes('widget-interactions')) await onAnswersRequested()
    return platform.fetch(input, init)
  }
  const { game } = launchedGame({ platform: { ...platform, fetch } })
  await game.ready()
  const onShown = vi.fn()
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <EngagementProvider engagement={game.engagement}>
          <GameProvider game={game}>
            <PredictionScreen fixture={aFixture()} onShown={onShown} />
          </GameProvider>
        </EngagementProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(onAnswersRequested).toHaveBeenCalled())
  expect(onShown).not.toHaveBeenCalled()
  answers.resolve()
  await screen.findByText('What about minute?')
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledTimes(1))
})

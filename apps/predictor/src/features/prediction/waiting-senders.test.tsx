import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { ClockProvider } from '@touchline/ui-kit'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { cacheMatch } from '../../../test/cached-matches.ts'
import { matchStage } from '../../../test/match-stage.ts'
import { storedAnswers } from '../../../test/stored-answers.ts'
import { draftsOf } from '../../device/drafts.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { WaitingSenders } from './waiting-senders.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A game in which one answer was submitted without a connection, with another screen open than its match's. */
async function waiting(openId?: string) {
  const { platform, engagement, votes, asked } = await matchStage()
  const { id } = asked.fixture
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const game = { ...aGame(), engagement, ready: () => engagement.init() }
  const client = createQueryClient()
  cacheMatch(client)
  client.setQueryData(keys.questions(id), asked)
  client.setQueryData(keys.answers(id), storedAnswers())
  const drafts = draftsOf(game.playerStore())
  drafts.write(id, { answers: { minute: { kind: 'minute', value: 9 } }, attempted: {}, unset: {} })
  game.waitingSubmits.add(id, {})
  const at = (openedId: string | undefined) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ClockProvider now={engagement.now}>
          <GameProvider game={game}>
            <WaitingSenders openId={openedId} />
          </GameProvider>
        </ClockProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
  const { rerender } = render(at(openId))
  return {
    platform,
    votes,
    openMatch: () => rerender(at(id)),
    game,
    draft: () => drafts.read(id),
    reconnect: () => {
      online.mockReturnValue(true)
      act(() => void window.dispatchEvent(new Event('online')))
    },
  }
}

it('sends what waits once there is a connection, whatever screen is open, and removes the draft', async () => {
  const { votes, game, draft, reconnect } = await waiting('another')
  expect([votes(), game.waitingSubmits.ids()]).toEqual([[], ['f1']])
  reconnect()
  await waitFor(() => expect(draft()).toBeUndefined())
  expect(votes()[0]).toContain('/minute.9/votes/')
  expect(game.waitingSubmits.ids()).toEqual([])
})

it('leaves a match to its own form while that is on the screen', async () => {
  const { votes, game, draft, reconnect } = await waiting('f1')
  reconnect()
  await act(async () => {})
  expect([votes(), game.waitingSubmits.ids()]).toEqual([[], ['f1']])
  expect(draft()).toBeDefined()
})

it('names a match whose answers were refused, with a link that ends with a visit to the match', async () => {
  const { platform, votes, draft, reconnect, openMatch } = await waiting('another')
  platform.inject({ method: 'POST', path: 'votes', fault: { status: 400 } })
  reconnect()
  const link = await screen.findByRole('link', { name: 'Show the match' })
  expect(link.getAttribute('href')).toBe('/prediction/f1')
  expect(screen.getByRole('status').textContent).toContain('not every answer was saved')
  expect(votes()).toHaveLength(1)
  expect(draft()).toBeDefined()
  openMatch()
  expect(screen.queryByRole('link', { name: 'Show the match' })).toBeNull()
})

it('names no match whose answers were all saved', async () => {
  const { draft, reconnect } = await waiting('another')
  reconnect()
  await waitFor(() => expect(draft()).toBeUndefined())
  expect(screen.getByRole('status').textContent).toBe('')
})

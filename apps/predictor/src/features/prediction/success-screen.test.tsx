import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { Question } from '@touchline/game-rules'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../../test/a-game.ts'
import { cacheRound } from '../../../test/cached-matches.ts'
import { aFixture } from '../../../test/makers.ts'
import { pendingProfileUpdatesOf } from '../../device/pending-profile-updates.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import type { Player } from '../../platform/player-from-profile.ts'
import { keys } from '../../queries/keys.ts'
import { createQueryClient } from '../../queries/query-client.ts'
import { SuccessScreen } from './success-screen.tsx'

afterEach(cleanup)

const MINUTE: Question = { kind: 'minute', id: 'm', text: 'When?', min: 1, max: 80 }
const QUESTIONS: FixtureQuestions = {
  fixture: aFixture({ id: 'f0' }),
  questions: [MINUTE],
  unavailable: [],
  isComplete: true,
  gaps: new Map(),
  sources: new Map(),
}

const PLAYER: Player = { id: 'fan', nickname: 'Ann', isWelcomed: true, predictedFixtureIds: new Set() }

function succeed(now: string, pending: readonly string[] = []): void {
  const game = aGame()
  for (const id of pending) pendingProfileUpdatesOf(game.playerStore()).add(id)
  const client = createQueryClient()
  // It has the match 'f1'.
  cacheRound(client, '120-2024 | 10', [])
  client.setQueryData(keys.player(), PLAYER)
  const engagement = { ...game.engagement, clockSkewMs: 0, now: () => Date.parse(now) }
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <GameProvider game={{ ...game, engagement }}>
          <SuccessScreen questions={QUESTIONS} saved={{ m: { kind: 'minute', value: 9 } }} />
        </GameProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

it('shows the answers below the specified words, and the way to the next match', () => {
  succeed('2024-04-27T05:30:00Z')
  expect(screen.getByRole('status').textContent).toBe(
    "SuccessReturning to the fixture list.9'Next: Chiefs v Blues",
  )
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/prediction\/f1/)
})

it('names no next match when every other match has closed', () => {
  succeed('2024-04-27T07:05:00Z')
  expect(screen.queryByRole('link')).toBeNull()
})

it('names no match whose prediction the device still has to write to the profile', () => {
  succeed('2024-04-27T05:30:00Z', ['f1'])
  expect(screen.queryByRole('link')).toBeNull()
})

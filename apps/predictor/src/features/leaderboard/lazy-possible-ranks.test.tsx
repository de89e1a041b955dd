import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { Fixture, Prediction } from '@touchline/game-rules'
import { afterEach, expect, it } from 'vitest'
import { aFixture } from '../../../test/makers.ts'
import { type UndecidedBoardFacts, undecidedBoard } from '../../../test/undecided-board.ts'
import type { Feature } from '../../config/features.ts'
import { GameProvider } from '../../launch/game-provider.tsx'
import { LazyPossibleRanks } from './lazy-possible-ranks.tsx'

afterEach(cleanup)

const WAIT = { timeout: 10_000 }

interface Setup extends UndecidedBoardFacts {
  readonly matches?: readonly Fixture[]
  readonly switchedOff?: readonly Feature[]
}

/** Renders the ranks of a board with one match. */
async function open({ matches = [aFixture()], switchedOff = [], ...facts }: Setup = {}) {
  const { platform, game, client } = await undecidedBoard(facts)
  render(
    <QueryClientProvider client={client}>
      <GameProvider game={{ ...game, settings: { ...game.settings, switchedOff } }}>
        <LazyPossibleRanks boardId="b1" matches={matches} />
      </GameProvider>
    </QueryClientProvider>,
  )
  return platform
}

/** Opens the ranks and returns what is shown. */
async function shownRanks(): Promise<string> {
  const ranks = screen.getByText('Where you may end').closest('details')
  if (ranks !== null) ranks.open = true
  await waitFor(() => expect(ranks?.textContent).toMatch(/At best|Not known|every result/), WAIT)
  return ranks?.textContent ?? ''
}

it('requests nothing before it is opened, then reads the questions first and the board after them', async () => {
  const platform = await open()
  expect(platform.calls).toEqual([])
  await shownRanks()
  const readsBoard = platform.calls.map(({ path }) => path.includes('leaderboards'))
  expect(readsBoard.indexOf(true)).toBeGreaterThan(0)
  expect(readsBoard.lastIndexOf(false)).toBeLessThan(readsBoard.indexOf(true))
})

it('shows the bounds and the points that are missing to the next places', async () => {
  await open()
  const text = await shownRanks()
  expect(text).toContain('At best#90')
  expect(text).toContain('At worstlast')
  expect(text).toContain('you get all 10 points that are still open to you')
  expect(text).toContain('everyone else gets all 70 points that are open to them')
  expect(text).toContain('Even players without points could pass you.')
  expect(text).not.toContain('estimate')
  expect(text).toContain('+2 points #99')
  expect(text).toContain('+11 points (out of reach)#90')
})

const FINAL_SCORE: Prediction = { winner: { kind: 'match-result', home: 24, away: 17 } }

it('reads a few more rows when the bounds are not exact', async () => {
  await open({ prediction: FINAL_SCORE })
  const text = await shownRanks()
  expect(text).toContain('At best#60')
  expect(text).not.toContain('estimate')
})

it('says how wrong an estimate can be when the rows around it were not read', async () => {
  const platform = await open({ prediction: FINAL_SCORE, isUneven: true })
  const text = await shownRanks()
  expect(text).toContain('At best#142')
  expect(text).toContain('about #142: an estimate, because not every row was read')
  expect(text).toContain('every place from #142 to #501')
  expect(text).toContain('+27 points #501')
  expect(platform.calls.filter(({ path }) => path.includes('entries?'))).toHaveLength(4)
})

it.each<[string, Setup, string]>([
  ['a question has no limit', { hasUnknownQuestion: true }, 'Not known'],
  ['the board has fewer points than the results', { minutePoints: 30 }, 'does not have every result'],
])('names no rank when %s', async (_when, setup, reason) => {
  await open(setup)
  const text = await shownRanks()
  expect(text).toContain(reason)
  expect(text).not.toContain('#')
})

it.each<[string, Setup]>([
  ['a match of it is still open', { now: Date.parse('2024-04-27T07:00:00Z') }],
  ['every match is decided', { matches: [aFixture({ isSettled: true })] }],
  ['no match counts', { matches: [aFixture({ isVoid: true })] }],
  ['the deployment does without it', { switchedOff: ['possibleRanks'] }],
])('is not offered while %s', async (_why, setup) => {
  const platform = await open(setup)
  expect([document.body.textContent, platform.calls]).toEqual(['', []])
})

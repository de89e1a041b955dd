import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aGame } from '../../test/a-game.ts'
import { aMatchSummary } from '../../test/makers.ts'
import { type MatchSummary, matchSummariesOf, type QuestionSummary } from '../device/match-summaries.ts'
import { GameProvider } from '../launch/game-provider.tsx'
import { useMatchSummary } from './use-match-summary.ts'

afterEach(cleanup)

const OPEN: QuestionSummary = { id: 'm', kind: 'minute', text: 'When?', isAnswered: true }
const SETTLED: QuestionSummary = { ...OPEN, id: 's', kind: 'match-result', points: 41, maxPoints: 50 }
const SUMMARY = aMatchSummary({ questions: [OPEN] })

/** Reads a match that is stored after the first render. */
function stored(summary: MatchSummary) {
  const game = aGame()
  const { result } = renderHook(() => useMatchSummary('f1'), {
    wrapper: ({ children }) => <GameProvider game={game}>{children}</GameProvider>,
  })
  const before = result.current
  act(() => matchSummariesOf(game.playerStore()).write('f1', summary))
  return { before, after: result.current }
}

it('returns the match once it is stored', () => {
  const { before, after } = stored(SUMMARY)
  expect(before).toBeUndefined()
  expect(after).toMatchObject({ pick: { home: 27, away: 19 }, points: undefined, isFinal: false })
})

it.each([
  ['nothing is decided', {}, { points: undefined, isFinal: false }],
  ['one of two is decided', { questions: [OPEN, SETTLED] }, { points: 41, maxPoints: 50, isFinal: false }],
  ['all are decided', { questions: [SETTLED] }, { points: 41, isFinal: true }],
  [
    'some could not be read',
    { questions: [SETTLED], isComplete: false },
    { points: undefined, isFinal: false },
  ],
  ['the score is exact', { score: { home: 27, away: 19 } }, { isExact: true }],
  ['the score is close', { score: { home: 27, away: 20 } }, { isExact: false }],
  ['neither score is known', { pick: undefined }, { isExact: false }],
])('adds up the points: %s', (_what, facts, known) => {
  expect(stored({ ...SUMMARY, ...facts }).after).toMatchObject(known)
})

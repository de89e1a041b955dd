import { renderHook } from '@testing-library/react'
import { settle } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { byId } from '../../../test/makers.ts'
import { seenNumbersOf } from '../../device/player-records.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { useSeenPoints } from './use-seen-points.ts'

const MINUTE: QuestionResult = {
  question: { id: 'm', kind: 'minute', text: 'When?', min: 1, max: 80 },
  correct: { kind: 'minute', value: 9 },
  chosen: { kind: 'minute', value: 9 },
  settlement: settle({ chosenPoints: 10, maxPoints: 10 }),
  earning: [],
  parts: [],
}

/** What a visit to the results is compared with, and what the device stores of it. */
function look(results: readonly QuestionResult[] | undefined, game = aGame()) {
  const { result } = renderHook(() => useSeenPoints('f1', results), inGame({ game }))
  return { game, seen: result.current, kept: seenNumbersOf(game.playerStore(), 'seenPoints').read('f1') }
}

it('compares with the points of the last visit, and stores those of this one', () => {
  const first = look([MINUTE])
  expect([first.seen, first.kept]).toEqual([byId({ m: 10 }), byId({ m: 10 })])
  const corrected: QuestionResult = { ...MINUTE, settlement: settle({ chosenPoints: 3, maxPoints: 10 }) }
  const second = look([corrected], first.game)
  expect([second.seen, second.kept]).toEqual([byId({ m: 10 }), byId({ m: 3 })])
})

it('compares a correction that arrives while the result is open with what it showed before', () => {
  const pending: QuestionResult = { ...MINUTE, settlement: settle({ chosenPoints: 0, maxPoints: 0 }) }
  const corrected: QuestionResult = { ...MINUTE, settlement: settle({ chosenPoints: 3, maxPoints: 10 }) }
  const { result, rerender } = renderHook(({ results }) => useSeenPoints('f1', results), {
    initialProps: { results: [pending] },
    ...inGame(),
  })
  expect(result.current).toBeUndefined()
  rerender({ results: [MINUTE] })
  expect(result.current).toEqual(byId({ m: 10 }))
  rerender({ results: [corrected] })
  expect(result.current).toEqual(byId({ m: 10 }))
})

it("compares nothing and stores nothing while the player's answers cannot be read", () => {
  const { game } = look([MINUTE])
  const blind = look(undefined, game)
  expect([blind.seen, blind.kept]).toEqual([undefined, byId({ m: 10 })])
})

import { renderHook } from '@testing-library/react'
import { settle } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { inGame } from '../../../test/in-game.tsx'
import { aGame } from '../../../test/launched-game.ts'
import { aResult, byId } from '../../../test/makers.ts'
import { seenNumbersOf } from '../../device/player-records.ts'
import type { Game } from '../../launch/game.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { useCorrections } from './use-corrections.ts'

const PENDING = aResult()
const MINUTE = aResult({ settlement: settle({ chosenPoints: 10, maxPoints: 10 }) })
const TRY = { ...MINUTE, question: { ...MINUTE.question, id: 'try' } }
const CORRECTED = aResult({ settlement: settle({ chosenPoints: 3, maxPoints: 10 }) })

/** The corrections that a visit to the results shows, and what the device stores of it. */
function visit(game: Game, ...results: readonly QuestionResult[]) {
  const { result } = renderHook(() => useCorrections('f1', results), inGame({ game }))
  return { shown: result.current, stored: seenNumbersOf(game.playerStore(), 'seenPoints').read('f1') }
}

it('compares with the points of the last visit, and stores those of this one', () => {
  const game = aGame()
  expect(visit(game, MINUTE)).toEqual({ shown: byId({}), stored: byId({ minute: 10 }) })
  expect(visit(game, CORRECTED, TRY)).toEqual({
    shown: byId({ minute: 10 }),
    stored: byId({ minute: 3, try: 10 }),
  })
})

it('compares a correction that arrives while the result is open with what it showed before', () => {
  const { result, rerender } = renderHook(({ results }) => useCorrections('f1', results), {
    initialProps: { results: [PENDING] },
    ...inGame(),
  })
  for (const [next, shown] of [
    [MINUTE, {}],
    [CORRECTED, { minute: 10 }],
  ] as const) {
    rerender({ results: [next] })
    expect(result.current).toEqual(byId(shown))
  }
})

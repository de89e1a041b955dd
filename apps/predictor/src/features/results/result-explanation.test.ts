import { changedScheme, standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aNumbersResult } from '../../../test/a-numbers-result.ts'
import { explanationOf } from './result-explanation.ts'

it.each([
  [{ Chiefs: 142, Blues: 96 }, ['Chiefs exact +10']],
  [{ Chiefs: 142, Blues: 97 }, []],
  [{ Chiefs: 1, Blues: 2 }, []],
] as const)('of the numbers %j names the right ones where not all are: %j', (chosen, explanation) => {
  const result = aNumbersResult(chosen, { Chiefs: [142, 10], Blues: [97, 5] })
  expect(explanationOf(result, standardScheme)).toEqual(explanation)
})

it.each([
  ['How many conversions?', ['1 conversion away: +5']],
  ['How many penalty goals?', []],
] as const)('of a count, explains only one that the rules name: %s', (text, explanation) => {
  const result = {
    question: { kind: 'count', id: 'q', text, min: 0, max: 30 },
    chosen: { kind: 'count', value: 5 },
    correct: { kind: 'count', value: 6 },
    settlement: { state: 'settled', feedback: 'almost', points: 5, maxPoints: 10 },
    parts: [],
  } as const
  expect(explanationOf(result, changedScheme)).toEqual(explanation)
})

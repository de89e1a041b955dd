import { standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aNumbersResult } from '../../../test/makers.ts'
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
  ['minute', 'almost', 5, ['1 minute away: +5']],
  ['count', 'almost', 5, ['1 away: +5']],
  ['count', 'missed', 0, []],
] as const)(
  'names the distance of a %s that was %s, whatever it is about',
  (kind, feedback, points, text) => {
    const result = {
      question: { kind, id: 'q', text: 'How many penalty goals?', min: 0, max: 30 },
      chosen: { kind, value: 5 },
      correct: { kind, value: 6 },
      settlement: { state: 'settled', feedback, points, maxPoints: 10 },
      earning: [],
      parts: [],
    } as const
    expect(explanationOf(result, standardScheme)).toEqual(text)
  },
)

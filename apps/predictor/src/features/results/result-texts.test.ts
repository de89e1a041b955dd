import { settle, standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aNumbersResult } from '../../../test/makers.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { explanationOf, resultText } from './result-texts.ts'

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

const LINK = 'https://game.example/home'
const TEAMS = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }

function aResult(value: number | undefined, points: number, maxPoints: number): QuestionResult {
  return {
    question: { kind: 'minute', id: 'q1', text: 'First points?', min: 0, max: 100 },
    correct: undefined,
    chosen: value === undefined ? undefined : { kind: 'minute', value },
    settlement: settle({ chosenPoints: points, maxPoints }),
    earning: [],
    parts: [],
  }
}

it('contains the total, each answer with its points, and the link at the end', () => {
  expect(resultText(TEAMS, [aResult(7, 1, 5), aResult(undefined, 0, 5)], LINK)).toBe(
    'I scored 1 point in Chiefs v Blues\nFirst points? 7 (+1)\nFirst points? Not answered (+0)\nResult: https://game.example/home',
  )
})

it('says so while some questions have no result yet', () => {
  const text = resultText(TEAMS, [aResult(7, 5, 5), aResult(9, 0, 0)], LINK)
  expect(text).toContain('First points? 9\nProvisional: some questions have no result yet.')
})

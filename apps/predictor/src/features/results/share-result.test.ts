import { settle } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import type { QuestionResult } from '../../platform/question-results.ts'
import { resultText } from './share-result.ts'

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

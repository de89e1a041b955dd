import { settle } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import type { QuestionResult } from '../../platform/question-results.ts'
import { resultPicture, resultText } from './share-result.ts'

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

it('shows the total as its number, and what each answer earned', () => {
  expect(resultPicture(TEAMS, [aResult(7, 5, 10), aResult(undefined, 0, 10)])).toEqual({
    match: 'Chiefs v Blues',
    hero: { label: 'I scored', value: '5', unit: 'points' },
    lines: [
      { question: 'First points?', answer: '7', points: 5 },
      { question: 'First points?', answer: 'Not answered', points: 0 },
    ],
  })
})

it('shows no points for questions without a result', () => {
  const { hero, lines } = resultPicture(TEAMS, [aResult(7, 1, 10), aResult(9, 0, 0)])
  expect(hero).toEqual({ label: 'I scored so far', value: '1', unit: 'point' })
  expect(lines.map(({ points }) => points)).toEqual([1, undefined])
})

it('contains the total, each answer with its points, and the link at the end', () => {
  expect(resultText(TEAMS, [aResult(7, 1, 5), aResult(undefined, 0, 5)], LINK)).toBe(
    'I scored 1 point in Chiefs v Blues\nFirst points? 7 (+1)\nFirst points? Not answered (+0)\nResult: https://game.example/home',
  )
})

it('says so while some questions have no result yet', () => {
  const text = resultText(TEAMS, [aResult(7, 5, 5), aResult(9, 0, 0)], LINK)
  expect(text).toContain('First points? 9\nProvisional: some questions have no result yet.')
})

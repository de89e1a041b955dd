import { settle } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aNumbersResult, aResult } from '../../../test/makers.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { explanationOf, resultText } from './result-texts.ts'

const TEAMS = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }

it.each([
  [{ Chiefs: 142, Blues: 96 }, ['Chiefs exact +10']],
  [{ Chiefs: 142, Blues: 97 }, []],
  [{ Chiefs: 1, Blues: 2 }, []],
] as const)('of the numbers %j names the right ones where not all are: %j', (chosen, explanation) => {
  const result = aNumbersResult(chosen, { Chiefs: [142, 10], Blues: [97, 5] })
  expect(explanationOf(result)).toEqual(explanation)
})

it.each([
  ['minute', 'almost', 5, ['1 minute away: +5']],
  ['count', 'almost', 5, ['1 away: +5']],
  ['count', 'missed', 0, []],
] as const)(
  'names the distance of a %s that was %s, whatever it is about',
  (kind, feedback, points, text) => {
    const result = aResult({
      question: { kind, id: 'q', text: 'How many penalty goals?', min: 0, max: 30 },
      chosen: { kind, value: 5 },
      correct: { kind, value: 6 },
      settlement: { state: 'settled', feedback, points, maxPoints: 10 },
    })
    expect(explanationOf(result)).toEqual(text)
  },
)

it('names what each part of a final score earned', () => {
  const result = aResult({
    question: { kind: 'match-result', id: 'q', text: 'Final score?', ...TEAMS, maxScore: 99 },
    chosen: { kind: 'match-result', home: 27, away: 20 },
    correct: { kind: 'match-result', home: 28, away: 20 },
    settlement: settle({ chosenPoints: 25, maxPoints: 30 }),
    parts: [10, 5, 10].map((chosenPoints) => ({
      correctText: undefined,
      chosenText: undefined,
      settlement: settle({ chosenPoints, maxPoints: 10 }),
    })),
  })
  expect(explanationOf(result)).toEqual(['outcome +10', 'Chiefs 1 point away +5', 'Blues exact +10'])
})

const LINK = 'https://game.example/home'

function firstPoints(value: number | undefined, chosenPoints: number, maxPoints: number): QuestionResult {
  return aResult({
    chosen: value === undefined ? undefined : { kind: 'minute', value },
    settlement: settle({ chosenPoints, maxPoints }),
  })
}

it('contains the total, each answer with its points, and the link at the end', () => {
  expect(resultText(TEAMS, [firstPoints(7, 1, 5), firstPoints(undefined, 0, 5)], LINK)).toBe(
    'I scored 1 point in Chiefs v Blues\nWhen? 7 (+1)\nWhen? Not answered (+0)\nResult: https://game.example/home',
  )
})

it('says so while some questions have no result yet', () => {
  const text = resultText(TEAMS, [firstPoints(7, 5, 5), firstPoints(9, 0, 0)], LINK)
  expect(text).toContain('When? 9\nProvisional: some questions have no result yet.')
})

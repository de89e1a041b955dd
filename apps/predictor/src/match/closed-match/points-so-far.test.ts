import { settle, standardScheme } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aFixture } from '../../../test/makers.ts'
import type { QuestionResult } from '../../platform/question-results.ts'
import { type DecidedSoFar, openPoints, whatIfScore } from './points-so-far.ts'

const PENDING = settle({ chosenPoints: 0, maxPoints: 0 })
const { home, away } = aFixture()

const SCORE: QuestionResult = {
  question: { id: 'score', kind: 'match-result', text: 'Score?', home, away, maxScore: 99 },
  correct: undefined,
  chosen: { kind: 'match-result', home: 24, away: 17 },
  settlement: PENDING,
  earning: [],
  parts: [],
}
const MINUTE: QuestionResult = {
  question: { id: 'minute', kind: 'minute', text: 'When?', min: 0, max: 100 },
  correct: undefined,
  chosen: { kind: 'minute', value: 1 },
  settlement: PENDING,
  earning: [],
  parts: [],
}
const TRY: QuestionResult = {
  question: {
    id: 'try',
    kind: 'choice',
    text: 'First try?',
    part: 'first-try',
    choices: [
      { id: 'c', text: 'Chiefs' },
      { id: 'n', text: 'No try' },
    ],
  },
  correct: undefined,
  chosen: { kind: 'choice', choiceId: 'c' },
  settlement: PENDING,
  earning: [],
  parts: [],
}
const SETTLED: QuestionResult = { ...MINUTE, settlement: settle({ chosenPoints: 5, maxPoints: 10 }) }

function pointsOf(results: readonly QuestionResult[], facts: Partial<DecidedSoFar> = {}) {
  const questions = { fixture: aFixture(), isComplete: true, unavailable: [] }
  return openPoints({ questions, answers: { gone: [], partlySaved: [] }, results, ...facts }, standardScheme)
}

it('returns the points so far and those still possible', () => {
  expect(pointsOf([SCORE, SETTLED, TRY])).toMatchObject({ soFar: 5, stillPossible: 40 })
})

it.each<[string, readonly QuestionResult[], Partial<DecidedSoFar>]>([
  ['every question is decided', [SETTLED], {}],
  ['nothing open was answered', [SETTLED, { ...TRY, chosen: undefined }], {}],
  [
    'an open answer is not among the scoring rules',
    [SCORE, { ...TRY, chosen: { kind: 'choice', choiceId: 'x' } }],
    {},
  ],
  [
    'some questions could not be read',
    [SCORE],
    { questions: { fixture: aFixture(), isComplete: false, unavailable: [] } },
  ],
  ['votes are stored that are no whole answer', [SCORE], { answers: { gone: [], partlySaved: ['score'] } }],
])('knows no bounds when %s', (_when, results, facts) => {
  expect(pointsOf(results, facts)).toBeUndefined()
})

it.each([
  [24, 17, { earned: 30, max: 30, from: 35, to: 45 }],
  [17, 24, { earned: 6, max: 30, from: 11, to: 21 }],
  [99, 0, { earned: 10, max: 30, from: 15, to: 25 }],
])('computes what %i : %i would pay', (homeScore, awayScore, expected) => {
  const points = pointsOf([SCORE, SETTLED, TRY])
  if (points === undefined) throw new Error('The bounds are not known.')
  expect(whatIfScore(points, { home: homeScore, away: awayScore }, standardScheme)).toEqual(expected)
})

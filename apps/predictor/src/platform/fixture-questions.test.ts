import type { Question } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { aFixture } from '../../test/makers.ts'
import { openQuestions } from './fixture-questions.ts'

const fixture = { ...aFixture(), closesAt: 900 }
const questions: readonly Question[] = [
  { id: 'c', kind: 'count', text: 'How many?', min: 0, max: 20 },
  { id: 'm', kind: 'minute', text: 'When?', min: 1, max: 80, closesAt: 500 },
]

it.each([
  [499, ['c', 'm']],
  [500, ['c']],
  [900, []],
])('are those that neither they nor their match have closed at %i: %j', (now, open) => {
  expect(openQuestions({ fixture, list: questions }, now)).toEqual(open)
})

it('are none of a match that is called off', () => {
  expect(openQuestions({ fixture: { ...fixture, isVoid: true }, list: questions }, 1)).toEqual([])
})

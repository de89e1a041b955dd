import type { Answer, Question } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { answerText, cardLabel } from './question-texts.ts'

const base = { id: 'q', text: '' }
const choices = [
  { id: 'home', text: 'Chiefs' },
  { id: 'away', text: 'Blues' },
]
const numbers: Question = { ...base, kind: 'numbers', choices, min: 0, max: 999 }

it.each<[string, Question, Answer]>([
  ['Chiefs\u00a0142, Blues\u00a097', numbers, { kind: 'numbers', numbers: { home: 142, away: 97 } }],
  ['Chiefs\u00a0142, Blues\u00a0–', numbers, { kind: 'numbers', numbers: { home: 142 } }],
  ['30+', { ...base, kind: 'count', min: 0, max: 30 }, { kind: 'count', value: 30 }],
  ['12', { ...base, kind: 'count', min: 0, max: 12 }, { kind: 'count', value: 12 }],
  ['55%', { ...base, kind: 'possession', min: 0, max: 100 }, { kind: 'possession', value: 55 }],
  ['Blues', { ...base, kind: 'choice', choices }, { kind: 'choice', choiceId: 'away' }],
])('writes %s', (text, question, answer) => {
  expect(answerText(question, answer)).toBe(text)
})

it.each([
  ['prediction', 1, 'prediction one'],
  ['result', 12, 'result twelve'],
  ['prediction', 13, 'prediction 13'],
] as const)('labels a card, with its place in words up to twelve: %s, %i', (of, place, label) => {
  expect(cardLabel(of, place)).toBe(label)
})

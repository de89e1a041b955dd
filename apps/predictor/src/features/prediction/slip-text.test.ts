import type { Question } from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { slipText } from './slip-text.ts'

const QUESTIONS: readonly Question[] = [
  {
    kind: 'match-result',
    id: 'r',
    text: 'Score?',
    home: { name: 'Chiefs' },
    away: { name: 'Blues' },
    maxScore: 99,
  },
  { kind: 'minute', id: 'm', text: 'When?', min: 1, max: 80 },
  { kind: 'choice', id: 't', text: 'Who?', choices: [{ id: 'a', text: 'Chiefs' }] },
]

it('is one line with the answers in the order of the questions', () => {
  const saved = {
    t: { kind: 'choice', choiceId: 'a' },
    m: { kind: 'minute', value: 9 },
    r: { kind: 'match-result', home: 27, away: 19 },
  } as const
  expect(slipText(QUESTIONS, saved)).toBe("27–19\u00a0· 9'\u00a0· Chiefs")
})

it('leaves out questions without an answer', () => {
  expect(slipText(QUESTIONS, { m: { kind: 'minute', value: 9 } })).toBe("9'")
})

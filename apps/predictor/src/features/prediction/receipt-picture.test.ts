import { expect, it } from 'vitest'
import { receiptPicture } from './receipt-picture.ts'

const TEAMS = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }
const MINUTE = {
  question: { kind: 'minute', id: 'm', text: 'First points?', min: 0, max: 80 },
  answer: { kind: 'minute', value: 7 },
} as const
const SCORE = {
  question: { kind: 'match-result', id: 'w', text: 'Score?', ...TEAMS, maxScore: 99 },
  answer: { kind: 'match-result', home: 24, away: 17 },
} as const

it('shows the score that was said as its number, and the other answers along the line', () => {
  expect(receiptPicture(TEAMS, [SCORE, MINUTE])).toEqual({
    match: 'Chiefs v Blues',
    hero: { label: 'My prediction', value: '24 – 17' },
    lines: [{ question: 'First points?', answer: '7' }],
  })
})

it('counts the answers where no score was said', () => {
  expect(receiptPicture(TEAMS, [MINUTE]).hero).toEqual({
    label: 'My prediction',
    value: '1',
    unit: 'answer',
  })
})

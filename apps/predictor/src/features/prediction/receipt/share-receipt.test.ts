import { expect, it } from 'vitest'
import { receiptPicture, receiptText } from './share-receipt.ts'

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

it('says each answer in words, and ends in the link', () => {
  const teams = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }
  const minute = { kind: 'minute', id: 'q1', text: 'When is the first try?', min: 0, max: 100 } as const
  expect(
    receiptText(
      teams,
      [{ question: minute, answer: { kind: 'minute', value: 7 } }],
      'https://game.example/home',
    ),
  ).toBe('My prediction for Chiefs v Blues\nWhen is the first try? 7\nPlay: https://game.example/home')
})

import { expect, it } from 'vitest'
import { receiptText } from './use-receipt.ts'

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

import { expect, it } from 'vitest'
import { pointsByTheBook } from './rule-book.ts'

const FACTS = {
  winner: 'Chiefs',
  home: '24',
  away: '10',
  try: 'Blues',
  minute: '7',
  half: 'Equal',
  conversions: '5',
} as const

it.each([
  ['everything right', FACTS, 70],
  ['nothing answered', {}, 0],
  ['scores 5 and 6 away', { winner: 'Chiefs', home: '29', away: '16' }, 18],
  ['scores 15 and 16 away', { winner: 'Blues', home: '9', away: '26' }, 1],
  ['minutes 1, 2, 3 and 4 away earn 5, 3, 1 and nothing', { minute: '10' }, 1],
  ['conversions one away', { conversions: '6' }, 0],
])('pays by the printed rules: %s', (_when, chosen, points) => {
  expect(pointsByTheBook(chosen, FACTS)).toBe(points)
})

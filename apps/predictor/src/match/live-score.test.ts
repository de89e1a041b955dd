import { expect, it } from 'vitest'
import { liveFacts } from './live-score.ts'

it('takes the score as the final one, and what happened in the match as it was sent', () => {
  expect(liveFacts({ home: 24, away: 17, minute: 63, firstTry: 'away', conversions: 3 })).toEqual({
    homeScore: 24,
    awayScore: 17,
    firstTry: 'away',
    firstPointsMinute: undefined,
    conversions: 3,
  })
})

it('derives the halves once the score at half time is known', () => {
  expect(liveFacts({ home: 24, away: 17, halfTime: { home: 10, away: 17 } })).toMatchObject({
    homeScore: 24,
    awayScore: 17,
    halfTimeLeader: 'away',
    higherScoringHalf: 'first',
  })
})

import { SCORING_PARTS } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { PICKS, questionSheet } from './question-sheet.ts'

const teams = { home: 'Highlanders', away: 'Western Force' }
const sheet = questionSheet(teams)

describe('questionSheet', () => {
  it('returns the eight questions in their order, numbered from 1', () => {
    expect(sheet.map((question) => question.part)).toEqual([...SCORING_PARTS])
    expect(
      sheet.map((question) => question.attributes.find(({ key }) => key === 'widget_no')?.value),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  })

  it('has an option for every pick', () => {
    for (const question of sheet) expect(question.texts).toHaveLength(PICKS[question.part].length)
  })

  it('offers every score a counter can show, every minute of the dial and thirty conversions', () => {
    expect(PICKS['home-score'].at(-1)).toBe(99)
    expect(PICKS['first-points-minute'].at(-1)).toBe(100)
    expect(PICKS.conversions.at(-1)).toBe(30)
  })

  it('distinguishes the three match-result widgets by their type', () => {
    const types = sheet
      .slice(0, 3)
      .map((question) => question.attributes.find(({ key }) => key === 'widget_type')?.value)
    expect(types).toEqual(['match_winner', 'team_a', 'team_b'])
  })
})

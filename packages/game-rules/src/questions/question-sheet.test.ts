import { expect, it } from 'vitest'
import { parsePick, SCORING_PARTS } from './picks.ts'
import { PICKS, questionSheet } from './question-sheet.ts'

const teams = { home: { name: 'Highlanders' }, away: { name: 'Western Force', shortName: 'Force' } }
const sheet = questionSheet(teams)

it('asks about each part in their order, by the full names of the teams', () => {
  expect(sheet.map(({ part }) => part)).toEqual([...SCORING_PARTS])
  expect(sheet[2]?.text).toBe('How many points will Western Force score?')
})

it('has a choice for every pick, whose text is read as that pick', () => {
  for (const { part, choices } of sheet) {
    expect(choices.map((text) => parsePick(part, text, teams))).toEqual(PICKS[part])
  }
})

it('offers every score a counter can show, every minute of the dial and thirty conversions', () => {
  expect(PICKS['home-score'].at(-1)).toBe(99)
  expect(PICKS['first-points-minute'].at(-1)).toBe(100)
  expect(PICKS.conversions.at(-1)).toBe(30)
})

import { describe, expect, it } from 'vitest'
import { numberPartOf, parsePick, recognisePart, WORD_PICKS } from './picks.ts'

const teams = { home: { name: 'Blues' }, away: { name: 'Chiefs' } }

describe('parsePick', () => {
  it.each([
    ['outcome', ['Blues', 'Chiefs', 'Draw']],
    ['first-try', ['Blues', 'Chiefs', 'No try']],
    ['half-time-leader', ['Blues', 'Chiefs', 'Level']],
    ['higher-scoring-half', ['First half', 'Second half', 'Equal']],
  ] as const)('parses every choice of %s', (part, texts) => {
    expect(texts.map((text) => parsePick(part, text, teams))).toEqual(WORD_PICKS[part])
  })

  it.each([
    ['outcome', ' chiefs ', 'away'],
    ['outcome', 'DRAW', 'draw'],
    ['outcome', 'Tie', 'draw'],
    ['first-try', 'Neither', 'none'],
    ['half-time-leader', 'Draw', 'level'],
    ['higher-scoring-half', '1st half', 'first'],
    ['higher-scoring-half', 'Level', 'equal'],
    ['home-score', '07', 7],
    ['conversions', '30', 30],
  ] as const)('parses for %s the text %j as %s', (part, text, pick) => {
    expect(parsePick(part, text, teams)).toBe(pick)
  })

  it.each([
    ['Reds', 'home'],
    ['queensland  reds', 'home'],
    ['Queensland\u00a0Reds', 'home'],
    ['Queensland Reds win', 'home'],
    ['Home win', 'home'],
    ['Away', 'away'],
    ['Hawke\u2019s Bay', 'away'],
    ['Hawke\u02bcs Bay', 'away'],
  ])('recognises a team in the text %j, however it is written', (text, pick) => {
    const written = { home: { name: 'Queensland Reds', shortName: 'Reds' }, away: { name: "Hawke's Bay" } }
    expect(parsePick('outcome', text, written)).toBe(pick)
  })

  it('recognises a macron that is written as one character or as two', () => {
    const written = { home: { name: 'Manawat\u016b' }, away: { name: 'Tasman' } }
    expect(parsePick('first-try', 'Manawatu\u0304', written)).toBe('home')
  })

  it('knows no team by a name that both have', () => {
    const both = {
      home: { name: 'Lions A', shortName: 'Lions' },
      away: { name: 'Lions B', shortName: 'Lions' },
    }
    expect(parsePick('outcome', 'Lions', both)).toBeUndefined()
  })

  it.each([
    ['outcome', 'Hurricanes'],
    ['outcome', 'No try'],
    ['first-try', ''],
    ['higher-scoring-half', 'Blues'],
    ['home-score', 'many'],
  ] as const)('returns undefined for %s and the unknown text %j', (part, text) => {
    expect(parsePick(part, text, teams)).toBeUndefined()
  })
})

it.each([
  ['minute', 'Which minute?', 'first-points-minute'],
  ['count', 'How many successful Conversions?', 'conversions'],
  ['count', 'How many penalty goals?', undefined],
] as const)('numberPartOf returns for the %s question %j the part %s', (kind, text, part) => {
  expect(numberPartOf({ kind, text })).toBe(part)
})

describe('recognisePart', () => {
  it.each([
    ['Which team will score the first try?', ['Blues', 'Chiefs', 'No try'], 'first-try'],
    ['First TRY', ['Blues', 'Chiefs'], 'first-try'],
    ['First team to score a try', ['Blues', 'Chiefs', 'Neither'], 'first-try'],
    ['Which team will be ahead at half time?', ['Blues', 'Chiefs', 'Level'], 'half-time-leader'],
    ['Leader at halftime', ['Blues', 'Chiefs'], 'half-time-leader'],
    ['Who is ahead at half\u2011time?', ['Blues', 'Chiefs'], 'half-time-leader'],
    ['Which team will lead at the break?', ['Blues', 'Chiefs', 'Draw'], 'half-time-leader'],
    ['Which half will have more points?', ['First half', 'Second half', 'Equal'], 'higher-scoring-half'],
    ['Higher-scoring half', ['Second half', 'First half'], 'higher-scoring-half'],
    ['Highest scoring half', ['1st half', '2nd half', 'Tie'], 'higher-scoring-half'],
    // Questions with the same choices about something else.
    ['Which team will score the last try?', ['Blues', 'Chiefs', 'No try'], undefined],
    ['Which team will score the first try of the second half?', ['Blues', 'Chiefs', 'No try'], undefined],
    ['Which team will win the second half?', ['Blues', 'Chiefs', 'Draw'], undefined],
    ['Which team will score first after half time?', ['Blues', 'Chiefs'], undefined],
    ['In which half will more tries be scored?', ['First half', 'Second half', 'Equal'], undefined],
    ['In which half will the first card be shown?', ['First half', 'Second half'], undefined],
    ['First try?', ['Blues', 'Another team'], undefined],
  ])('reads %j with the choices %j as %s', (text, choices, part) => {
    expect(recognisePart({ text, choices: choices.map((choice) => ({ text: choice })) }, teams)).toBe(part)
  })
})

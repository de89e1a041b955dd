import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixtureDataFromText, playerDataFromText, textFromPlayerData } from './custom-data.ts'

describe('fixtureDataFromText', () => {
  it('reads the platform’s fields in the game’s words', () => {
    const text = JSON.stringify({
      team_a: 'Chiefs',
      team_b: 'Blues',
      team_a_logo: 'https://a.example/c.svg',
      stadium_name: 'The Park',
      round: 10,
      match_start_time: '2024-04-27T05:35:00Z',
      all_results_available: 'true',
    })
    expect(fixtureDataFromText(text)).toEqual({
      homeName: 'Chiefs',
      awayName: 'Blues',
      homeLogo: 'https://a.example/c.svg',
      awayLogo: undefined,
      venue: 'The Park',
      roundId: '10',
      kickOffAt: Date.parse('2024-04-27T05:35:00Z'),
      hasAllResults: true,
      isVoid: false,
      homeShort: undefined,
      awayShort: undefined,
      score: undefined,
      unusable: [],
    })
  })

  it.each([
    ['void', true],
    ['Cancelled', true],
    ['postponed', false],
    [7, false],
  ])('reads the match status %j', (match_status, isVoid) => {
    expect(fixtureDataFromText(JSON.stringify({ match_status }))?.isVoid).toBe(isVoid)
  })

  it.each(['', 'not json', '"text"', '[]', 'null'])('gives nothing for %j', (text) => {
    expect(fixtureDataFromText(text)).toBeUndefined()
  })

  it('loses only the field that cannot be read', () => {
    const data = fixtureDataFromText('{"team_a":7,"team_b":"Blues","all_results_available":{}}')
    expect(data).toMatchObject({ homeName: undefined, awayName: 'Blues', hasAllResults: false })
  })

  it.each(['2024-04-27T05:35:00', 'soon', ''])('takes the kick-off %j for none', (text) => {
    expect(fixtureDataFromText(JSON.stringify({ match_start_time: text }))?.kickOffAt).toBeUndefined()
  })

  it.each([true, 'true', 'TRUE', 1, '1'])('takes %j for results that are in', (value) => {
    expect(fixtureDataFromText(JSON.stringify({ all_results_available: value }))?.hasAllResults).toBe(true)
  })

  it.each([false, 'false', 0, null, undefined])('takes %j for results that are not in', (value) => {
    expect(fixtureDataFromText(JSON.stringify({ all_results_available: value }))?.hasAllResults).toBe(false)
  })
})

describe('player data', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is logged when it cannot be read, and silent when there is none', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    for (const text of [null, '', ' ', '{}']) playerDataFromText(text)
    expect(log).not.toHaveBeenCalled()
    for (const text of ['{', '[]', 'true']) playerDataFromText(text)
    expect(log).toHaveBeenCalledTimes(3)
  })

  it('keeps text that cannot be read under a key of its own when it writes', () => {
    const text = textFromPlayerData('{"theirs":', { isWelcomed: true })
    expect(JSON.parse(text)).toEqual({ unreadable_custom_data: '{"theirs":', hideWelcomeScreen: true })
    expect(JSON.parse(textFromPlayerData(text, { predictedFixtureIds: ['f1'] }))).toEqual({
      unreadable_custom_data: '{"theirs":',
      hideWelcomeScreen: true,
      interacted_programs_key: ['f1'],
    })
  })

  it('keeps the readable ids of a list with other content', () => {
    const text = textFromPlayerData('{"interacted_programs_key":["P1","P2",3]}', {
      predictedFixtureIds: ['P9'],
    })
    expect(playerDataFromText(text).predictedFixtureIds).toEqual(['P1', 'P2', 'P9'])
  })

  it('is a new player where there is none or none can be read', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const nothing = { isWelcomed: false, predictedFixtureIds: [] }
    expect([null, '', '{', '[]', '{"hideWelcomeScreen":"x"}'].map(playerDataFromText)).toEqual(
      Array.from({ length: 5 }, () => nothing),
    )
  })

  it('keeps what the game does not know when it writes', () => {
    const text = textFromPlayerData('{"theirs":{"a":1},"interacted_programs_key":["f1"]}', {
      isWelcomed: true,
      predictedFixtureIds: ['f2'],
    })
    expect(JSON.parse(text)).toEqual({
      theirs: { a: 1 },
      hideWelcomeScreen: true,
      interacted_programs_key: ['f1', 'f2'],
    })
  })

  it('adds a fixture once', () => {
    const text = textFromPlayerData('{"interacted_programs_key":["f1"]}', { predictedFixtureIds: ['f1'] })
    expect(playerDataFromText(text).predictedFixtureIds).toEqual(['f1'])
  })
})

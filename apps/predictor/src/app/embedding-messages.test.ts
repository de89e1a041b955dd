import { describe, expect, it } from 'vitest'
import { hostMessage, pathOfMessage, searchOfLaunch } from './embedding-messages.ts'

describe('hostMessage', () => {
  it.each([
    { type: 'touchline:hello' },
    { type: 'touchline:open', screen: 'fixtures', round: '10' },
    { type: 'touchline:open', screen: 'leaderboards', tournamentId: '120-2024' },
    { type: 'touchline:open', screen: 'prediction', fixtureId: 'b2c1-77' },
    { type: 'touchline:launch', accessToken: 'a.b-c', tournamentId: '120-2024' },
    { type: 'touchline:score', fixtureId: 'b2c1-77', home: 0, away: 3 },
    {
      type: 'touchline:score',
      fixtureId: 'b2c1-77',
      home: 24,
      away: 17,
      minute: 63,
      halfTime: { home: 10, away: 17 },
      firstTry: 'away',
      firstPointsMinute: 4,
      conversions: 3,
    },
  ])('accepts a message of the host: $type $screen', (data) => {
    expect(hostMessage(data)).toEqual(data)
  })

  it.each([
    ['a text', 'touchline:hello'],
    ['nothing', null],
    ['another type', { type: 'touchline:close' }],
    ['a word too many, such as a token', { type: 'touchline:hello', accessToken: 'x' }],
    ['a token that no header can carry', { type: 'touchline:launch', accessToken: 'a b' }],
    ['a screen that is not there', { type: 'touchline:open', screen: 'admin' }],
    ['a fixture without its id', { type: 'touchline:open', screen: 'prediction' }],
    ['an address in place of an id', { type: 'touchline:open', screen: 'result', fixtureId: '../home?x=1' }],
    ['a place above the frame', { type: 'touchline:visible', top: -1, height: 700 }],
    ['a height that no screen has', { type: 'touchline:visible', top: 0, height: 100_001 }],
    ['a score without a fixture', { type: 'touchline:score', home: 24, away: 17 }],
    ['half a score', { type: 'touchline:score', fixtureId: 'f1', home: 24 }],
    ['a score that is a text', { type: 'touchline:score', fixtureId: 'f1', home: '24', away: 17 }],
    ['a score below zero', { type: 'touchline:score', fixtureId: 'f1', home: -1, away: 17 }],
    ['half a point', { type: 'touchline:score', fixtureId: 'f1', home: 24.5, away: 17 }],
    [
      'a score that has fallen since half time',
      { type: 'touchline:score', fixtureId: 'f1', home: 24, away: 17, halfTime: { home: 10, away: 20 } },
    ],
    ['an id that is no text', { type: 'touchline:open', screen: 'result', fixtureId: 7 }],
  ])('refuses %s', (_what, data) => {
    expect(hostMessage(data)).toBeUndefined()
  })
})

describe('pathOfMessage', () => {
  const SEARCH = '?tournamentId=120-2024&accessToken=a&round=10'

  it('keeps the launch parameters', () => {
    expect(pathOfMessage({ type: 'touchline:open', screen: 'prediction', fixtureId: 'f1' }, SEARCH)).toBe(
      '/prediction/f1?tournamentId=120-2024&accessToken=a&round=10',
    )
  })

  it('leaves the round behind with its tournament', () => {
    expect(
      pathOfMessage({ type: 'touchline:open', screen: 'fixtures', tournamentId: '120-2025' }, SEARCH),
    ).toBe('/home/game?tournamentId=120-2025&accessToken=a')
  })

  it('goes to the round that is asked for', () => {
    expect(pathOfMessage({ type: 'touchline:open', screen: 'leaderboards', round: '3' }, SEARCH)).toBe(
      '/home/leaderboard?tournamentId=120-2024&accessToken=a&round=3',
    )
  })
})

describe('searchOfLaunch', () => {
  it('puts the new token in the place of the old one and keeps the rest', () => {
    expect(
      searchOfLaunch({ type: 'touchline:launch', accessToken: 'b' }, '?tournamentId=t&accessToken=a&round=3'),
    ).toBe('?tournamentId=t&accessToken=b&round=3')
  })

  it('supplies what was missing, and leaves the round of another tournament behind', () => {
    expect(
      searchOfLaunch(
        { type: 'touchline:launch', tournamentId: 't', accessToken: 'a' },
        '?round=3&features=preSeason',
      ),
    ).toBe('?features=preSeason&tournamentId=t&accessToken=a')
  })
})

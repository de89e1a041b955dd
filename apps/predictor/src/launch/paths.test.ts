import { describe, expect, it } from 'vitest'
import { fixtureScreenAt, isDeeper, pathsFor } from './paths.ts'

const SEARCH = '?tournamentId=120-2024&accessToken=abc&features=preSeason&other=1'

describe('pathsFor', () => {
  it('carries tournament, token and features on every internal navigation, and nothing else', () => {
    const paths = pathsFor(SEARCH)
    const everyPath = [
      paths.welcome,
      paths.profile,
      paths.home,
      paths.fixtures,
      paths.leaderboards,
      paths.rules,
      paths.prediction('f1'),
      paths.result('f1'),
    ]
    for (const path of everyPath) {
      expect(path.split('?')[1]).toBe('tournamentId=120-2024&accessToken=abc&features=preSeason')
    }
  })

  it('keeps the selected round on the way back from a match', () => {
    expect(pathsFor(`${SEARCH}&round=9`).home).toContain('round=9')
  })

  it('replaces the selected round and leaves the rest of the address alone', () => {
    expect(pathsFor(`${SEARCH}&round=9`).searchWithRound('10')).toBe(`${SEARCH}&round=10`)
  })

  it.each([
    ['/prediction/f1', '/prediction/f1?accessToken=abc'],
    ['/result/a%2Fb', '/result/a%2Fb?accessToken=abc'],
    ['/home', undefined],
    ['', undefined],
    ['//other.example/prediction/f1', undefined],
  ])('finds the match that %s names', (path, address) => {
    expect(pathsFor('?accessToken=abc').match(path)).toBe(address)
  })

  it('escapes what an id could break out with', () => {
    expect(pathsFor('').prediction('a/b?c')).toBe('/prediction/a%2Fb%3Fc')
  })
})

it('finds a fixture whose id is cut off in the middle of an escaped character', () => {
  expect(fixtureScreenAt('/prediction/%E0%A4%A')?.screen).toBe('prediction')
})

it.each(['/home/rules', '/profile', '/prediction/f1', '/result/f1'])('%s is deeper than the list', (path) => {
  expect(isDeeper(path)).toBe(true)
})

it.each(['/', '/home', '/home/game', '/home/leaderboard', '/welcome', '/nowhere'])('%s is a root', (path) => {
  expect(isDeeper(path)).toBe(false)
})

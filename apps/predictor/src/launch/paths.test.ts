import { describe, expect, it } from 'vitest'
import { fixtureScreenAt, isDeeper, pathsFor, publicLink } from './paths.ts'

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

  it('keeps the selected round on the way back from a fixture', () => {
    expect(pathsFor(`${SEARCH}&round=9`).home).toContain('round=9')
  })

  it.each([
    ['/prediction/f1', '/prediction/f1?accessToken=abc'],
    ['/result/a%2Fb', '/result/a%2Fb?accessToken=abc'],
    ['/home', undefined],
    ['', undefined],
    ['//other.example/prediction/f1', undefined],
  ])('finds the fixture that %s names', (path, address) => {
    expect(pathsFor('?accessToken=abc').fixture(path)).toBe(address)
  })

  it('escapes what an id could break out with', () => {
    expect(pathsFor('').prediction('a/b?c')).toBe('/prediction/a%2Fb%3Fc')
  })
})

it('finds a fixture whose id is cut off in the middle of an escaped character', () => {
  expect(fixtureScreenAt('/prediction/%E0%A4%A')?.screen).toBe('prediction')
})

it('has the screens with a way back deeper than the list', () => {
  expect(['/home/rules', '/profile', '/prediction/f1', '/result/f1'].every(isDeeper)).toBe(true)
  expect(['/', '/home', '/home/game', '/home/leaderboard', '/welcome', '/nowhere'].some(isDeeper)).toBe(false)
})

describe('publicLink', () => {
  const FIXTURE = { tournamentId: '120-2024', fixtureId: 'f1' }

  it('is below the path that the game is served at', () => {
    expect(publicLink({ basePath: '/games/predictor/' }, FIXTURE, 'https://www.example')).toBe(
      'https://www.example/games/predictor/prediction/f1?tournamentId=120-2024',
    )
  })

  it('leads to the result of a fixture that has one', () => {
    expect(publicLink({ basePath: '/' }, { ...FIXTURE, hasResult: true }, 'https://game.example')).toBe(
      'https://game.example/result/f1?tournamentId=120-2024',
    )
  })

  it('keeps tournament and fixture when the deployment names a page of its own', () => {
    const shareUrl = 'https://www.example.com/predictor?campaign=share'
    expect(publicLink({ basePath: '/games/', shareUrl }, FIXTURE, 'https://game.example')).toBe(
      'https://www.example.com/predictor?campaign=share&tournamentId=120-2024&fixtureId=f1',
    )
  })
})

import { expect, it } from 'vitest'
import { LAUNCH_SEARCH, launchedGame } from '../../test/launched-game.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { depthOf, findRoute } from './route-table.tsx'

function launched() {
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  async function open(pathname: string, { search = LAUNCH_SEARCH, isWide = false } = {}): Promise<void> {
    const found = findRoute(pathname)
    await found?.route.read?.({ game, client, search, fixtureId: found.fixtureId, isWide })
  }
  const lists = () =>
    platform.calls.flatMap(({ path, token }) =>
      path.includes('programs/?') ? [`${token} ${new URLSearchParams(path.split('?')[1]).get('title')}`] : [],
    )
  return { platform, game, open, lists }
}

it.each(['/', '/home', '/home/game', '/home/leaderboard'])(
  'reads the matches of the round while the profile is on its way, with the token: %s',
  async (pathname) => {
    const { platform, game, open, lists } = launched()
    platform.inject({ path: 'profile', fault: 'hang' })
    game.ready().catch(() => undefined)
    await open(pathname)
    expect(lists()).toEqual(['fan-token 120-2024 | 10'])
    expect(game.engagement.phase).toBe('initialising')
    game.engagement.dispose()
  },
)

it('reads the round that the address names', async () => {
  const { open, lists } = launched()
  await open('/home', { search: `${LAUNCH_SEARCH}&round=3` })
  expect(lists().map((list) => list.split(' | ')[1])).toEqual(['3'])
})

it.each(['/welcome', '/home/rules', '/profile', '/prediction/f1', '/result/f1'])(
  'does not read the list where it is not shown: %s',
  async (pathname) => {
    const { open, lists } = launched()
    await open(pathname)
    expect(lists()).toEqual([])
  },
)

it('reads the list that stands next to a match on a wide screen', async () => {
  const { open, lists } = launched()
  await open('/prediction/f1', { isWide: true })
  expect(lists()).toHaveLength(1)
})

it.each(['/prediction/f1', '/result/f1'])(
  'reads the match of the address while the profile is on its way: %s',
  async (pathname) => {
    const { platform, game, open } = launched()
    platform.inject({ path: 'profile', fault: 'hang' })
    game.ready().catch(() => undefined)
    await open(pathname)
    expect(platform.calls.at(-1)?.path).toBe('/api/v1/programs/f1/')
    expect(game.engagement.phase).toBe('initialising')
    game.engagement.dispose()
  },
)

it.each(['/prediction/f%201', '/games/predictor/result/f%201/'])('finds the match of %s', (pathname) => {
  const basePath = pathname.startsWith('/games') ? '/games/predictor/' : undefined
  expect(findRoute(pathname, basePath)?.fixtureId).toBe('f 1')
})

it('finds a match whose id is cut off in the middle of an escaped character', () => {
  expect(findRoute('/prediction/%E0%A4%A')?.route.layout).toBe('match')
})

it('has a route for every path below the base path, and none elsewhere', () => {
  expect(findRoute('/nowhere')?.route.path).toBe('*')
  expect(findRoute('/nowhere', '/games/')).toBeUndefined()
})

it.each([
  ['/', 0],
  ['/home', 0],
  ['/home/game', 0],
  ['/home/leaderboard', 0],
  ['/welcome', 0],
  ['/home/rules', 1],
  ['/profile', 1],
  ['/prediction/f1', 1],
  ['/result/f1', 1],
])('%s has the depth %i', (pathname, depth) => {
  expect(depthOf(pathname)).toBe(depth)
})

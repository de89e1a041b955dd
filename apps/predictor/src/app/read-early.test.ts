import { aProfile, aProgram, createPlatform } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { settingsFrom } from '../config/settings.ts'
import { tournamentById } from '../config/tournament-by-id.ts'
import { analyticsConsentOf } from '../device/analytics-consent.ts'
import { deviceStorage } from '../device/device-storage.ts'
import { createGame } from '../launch/game.ts'
import { launchParams } from '../launch/launch-params.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { readEarly } from './read-early.ts'

const SEARCH = '?tournamentId=120-2024&accessToken=fan-token'

function launched() {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  platform.addProgram({ program: aProgram({ title: '120-2024 | 10' }) })
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  const { endpoint: platformEndpoint, clientId, fetch } = platform
  const game = createGame({
    launch: launchParams(SEARCH),
    settings: settingsFrom({}, JSON.stringify({ platformEndpoint, clientId })),
    entry: tournamentById('120-2024'),
    storage,
    consent: analyticsConsentOf(storage),
    fetch,
  })
  const client = createQueryClient()
  const open = (pathname: string, { search = SEARCH, isWide = false } = {}) =>
    readEarly({ game, client, opened: { pathname, search }, isWide })
  const lists = () =>
    platform.calls.flatMap(({ path, token }) =>
      path.includes('programs/?') ? [`${token} ${new URLSearchParams(path.split('?')[1]).get('title')}`] : [],
    )
  return { platform, game, open, lists }
}

it.each(['/', '/home', '/home/game', '/home/leaderboard', '/welcome'])(
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
  await open('/home', { search: `${SEARCH}&round=3` })
  expect(lists().map((list) => list.split(' | ')[1])).toEqual(['3'])
})

it.each(['/home/rules', '/profile', '/prediction/f1', '/result/f1'])(
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

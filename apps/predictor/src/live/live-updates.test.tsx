import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import * as realtime from '@touchline/engagement-sdk/realtime'
import { afterEach, expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { aGame, launchedGame } from '../../test/launched-game.ts'
import { confirmedSavesOf } from '../device/player-records.ts'
import { playerQuery } from '../launch/game.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { realtimeQuery } from '../queries/realtime.ts'
import { LiveUpdates } from './live-updates.tsx'

const LONGEST_DELAY_MS = 3000

afterEach(() => void vi.useRealTimers())

it('starts only with a connection', async () => {
  const { platform, game } = launchedGame()
  const client = createQueryClient()
  await client.prefetchQuery(playerQuery(game))
  // The first thing that the live updates do.
  confirmedSavesOf(game.playerStore()).change('f1', {})
  const changes = () => platform.calls.filter(({ method }) => method === 'PATCH').length
  onlineManager.setOnline(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<LiveUpdates />, inGame({ game, client, path: '/home' }))
  act(() => vi.advanceTimersByTime(LONGEST_DELAY_MS))
  await act(() => vi.dynamicImportSettled())
  expect(changes()).toBe(0)
  act(() => onlineManager.setOnline(true))
  act(() => vi.advanceTimersByTime(LONGEST_DELAY_MS))
  vi.useRealTimers()
  await waitFor(() => expect(changes()).toBe(1))
})

it.each([
  ['asks', 'no response had the time', undefined, 'key', 1],
  ['does not ask', 'a response had the time', 0, 'key', 0],
  ['does not ask', 'there are no real-time keys', undefined, null, 0],
] as const)('%s the real-time provider for the time if %s', async (_what, _when, clockSkewMs, key, times) => {
  const sync = vi.spyOn(realtime, 'syncClock').mockResolvedValue()
  const game = aGame()
  const application = { client_id: 'client', pubnub_subscribe_key: key, pubnub_publish_key: key }
  const engagement = { ...game.engagement, clockSkewMs, application }
  const client = createQueryClient()
  render(<LiveUpdates />, inGame({ game: { ...game, engagement }, client, path: '/home' }))
  await client.fetchQuery(realtimeQuery(game))
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(sync).toHaveBeenCalledTimes(times)
})

it('refetches the active queries of a page that is restored from the history, even fresh ones', async () => {
  const read = vi.fn<() => Promise<string>>()
  read.mockResolvedValueOnce('as it was left').mockResolvedValueOnce('as it is')
  function Reader() {
    return useQuery({ queryKey: ['read'], queryFn: read, staleTime: Number.POSITIVE_INFINITY }).data
  }
  const both = (
    <>
      <LiveUpdates />
      <Reader />
    </>
  )
  render(both, inGame({ game: launchedGame().game, path: '/home' }))
  await screen.findByText('as it was left')
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  show(false)
  expect(read).toHaveBeenCalledTimes(1)
  // The browser sends a page in its history no event of the connection.
  onlineManager.setOnline(false)
  show(true)
  await screen.findByText('as it is')
})

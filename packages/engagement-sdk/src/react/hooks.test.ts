// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchWith } from '../../test/ready-match.ts'
import { anEnvelope, subscribeResponse } from '../../test/realtime/fake-service.ts'
import { aHarness } from '../../test/realtime/harness.ts'
import { signOut } from '../engagement/create-engagement.ts'
import { memoryStore } from '../engagement/store.ts'
import { timetokenAt } from '../realtime/timetoken.ts'
import { aProfile } from '../testing/index.ts'
import { messagesQuery, useInteractions, useLeaderboard, useMessages, useWidgets } from './index.ts'

// A limit against hangs; a slow machine must not fail.
configure({ asyncUtilTimeout: 60_000 })

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  cleanup()
  client.clear()
})

const wrapper = ({ children }: { readonly children: ReactNode }) =>
  createElement(StrictMode, null, createElement(QueryClientProvider, { client }, children))

function aMatch() {
  return matchWith({ store: memoryStore() })
}

it('useWidgets reads nothing while the program is unknown, and then its widgets', async () => {
  const { engagement, platform, program, token } = aMatch()
  await engagement.init({ accessToken: token })
  platform.forgetCalls()
  const { result, rerender } = renderHook(
    ({ programId }: { programId?: string }) => useWidgets(engagement, programId ? { programId } : undefined),
    { wrapper, initialProps: {} },
  )
  expect([result.current.fetchStatus, platform.calls]).toEqual(['idle', []])
  rerender({ programId: program.id })
  await waitFor(() => expect(result.current.data?.results).toHaveLength(4))
})

it('useWidgets returns the error of an init that failed, and the widgets once the next init has finished', async () => {
  const { engagement, platform, program, token } = aMatch()
  const { result } = renderHook(() => useWidgets(engagement, { programId: program.id }), { wrapper })
  platform.inject({ fault: { status: 503 } })
  const failing = engagement.init({ accessToken: token })
  await act(() => expect(failing).rejects.toMatchObject({ status: 503 }))
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }))
  await act(() => engagement.init({ accessToken: token }))
  await waitFor(() => expect(result.current.data?.results).toHaveLength(4))
})

it('useInteractions reads the answers of each player, and none before there is one', async () => {
  const { engagement, platform, program, token, widgets } = aMatch()
  const { result } = renderHook(() => useInteractions(engagement, { program, widgets }), { wrapper })
  expect(result.current.fetchStatus).toBe('idle')
  await act(() => engagement.init({ accessToken: token }))
  await waitFor(() => expect(result.current.data?.results).toEqual([]))
  platform.addProfile({ profile: aProfile(), token: 'other' })
  const before = result.current.data
  await act(() => engagement.init({ accessToken: 'other' }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(result.current.data).not.toBe(before)
})

it('a player who signs out leaves no answers on the screen', async () => {
  const { engagement, program, token, widgets } = aMatch()
  await engagement.init({ accessToken: token })
  const { result } = renderHook(() => useInteractions(engagement, { program, widgets }), { wrapper })
  await waitFor(() => expect(result.current.data?.results).toEqual([]))
  act(() => signOut(engagement))
  expect(result.current.data).toBeUndefined()
})

it('useLeaderboard has the entries of the pages read so far, and the number of all', async () => {
  const { engagement, leaderboards, token } = aMatch()
  await engagement.init({ accessToken: token })
  const [leaderboard] = leaderboards
  const options = { leaderboard, pageSize: 1 }
  const { result } = renderHook(() => useLeaderboard(engagement, options), { wrapper })
  await waitFor(() => expect(result.current.data?.entries).toHaveLength(1))
  expect(result.current.data?.total).toBe(1)
  expect(result.current.hasNextPage).toBe(false)
})

describe('useMessages', () => {
  const [FIRST, SECOND, THIRD] = ['17141967000000001', '17141967000000002', '17141967000000003'] as const

  it('shows the history, then each message once, from the newest of the history on', async () => {
    const { engagement, service } = await aHarness()
    // Testing Library and the query client wait by timers.
    vi.useRealTimers()
    const { result, unmount } = renderHook(() => useMessages(engagement, { channel: 'room', limit: 2 }), {
      wrapper,
    })
    const payloads = () => result.current.data?.map(({ payload }) => payload)
    const history = await service.next(/history/)
    await history.respond({ channels: { room: [{ message: 'old', timetoken: FIRST }] } })
    await waitFor(() => expect(payloads()).toEqual(['old']))
    const poll = await service.connect(FIRST)
    expect(poll.url.searchParams.get('tt')).toBe(FIRST)
    await poll.respond(
      subscribeResponse(
        THIRD,
        anEnvelope('new', { p: { t: SECOND, r: 1 } }),
        anEnvelope('new', { p: { t: SECOND, r: 1 } }),
        anEnvelope('newest', { p: { t: THIRD, r: 1 } }),
      ),
    )
    await waitFor(() => expect(payloads()).toEqual(['new', 'newest']))
    unmount()
    await waitFor(() => expect(service.pending).toEqual([]))
  })

  it('receives messages although the history cannot be read', async () => {
    const { engagement, service } = await aHarness()
    // Testing Library and the query client wait by timers.
    vi.useRealTimers()
    const { result } = renderHook(() => useMessages(engagement, { channel: 'room' }), { wrapper })
    await (await service.next(/history/)).fail(403)
    await waitFor(() => expect(result.current.isError).toBe(true))
    // Without a newest message the stream starts at the time of the platform.
    const published = timetokenAt(engagement.now() + 60_000)
    const poll = await service.connect(published)
    await poll.respond(subscribeResponse(published, anEnvelope('new', { p: { t: published, r: 1 } })))
    await waitFor(() => expect(result.current.data).toHaveLength(1))
    const { queryKey } = messagesQuery(engagement, { channel: 'room' })
    expect(client.getQueryData(queryKey)?.map(({ payload }) => payload)).toEqual(['new'])
  })
})

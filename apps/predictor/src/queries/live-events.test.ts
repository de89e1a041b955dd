import { renderHook } from '@testing-library/react'
import * as realtime from '@touchline/engagement-sdk/realtime'
import type { Fixture } from '@touchline/game-rules'
import { expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { launchedGame } from '../../test/launched-game.ts'
import { aFixture, aFixtureProgram, anOption, aWidget } from '../../test/makers.ts'
import { keys } from './keys.ts'
import { type LiveEvent, liveEventFromMessage, useLiveEvents } from './live-events.ts'
import { platformTimeQuery } from './platform-time.ts'
import { createQueryClient } from './query-client.ts'
import { spreadFor } from './read-schedule.ts'
import { realtimeQuery, realtimeState } from './realtime.ts'

const FACTS: realtime.MessageMetadata = {
  channel: 'c',
  subscription: 'c',
  timetoken: '1',
  messageType: 'message',
}

it.each([
  ['a new question as changed questions', {}, 'questions-changed'],
  ['a follow-up as results', { kind: 'text-prediction-follow-up' }, 'results-published'],
  ['points on an option as results', { options: [anOption('minute', '1', 10)] }, 'results-published'],
] as const)('reports %s, and no message that is not about the game', (_what, more, type) => {
  const payload = aWidget({ id: 'minute', texts: ['1'], attributes: {}, more })
  const message = { ...FACTS, type: 'widget', event: 'text-prediction-updated', payload } as const
  expect(liveEventFromMessage(message)).toEqual({ type, fixtureId: 'f1' })
  expect(liveEventFromMessage({ ...FACTS, type: 'other', event: 'wave', payload: {} })).toBeUndefined()
})

interface Setup {
  readonly clockSkewMs?: number | undefined
  /** When the match was read. @default it was not */
  readonly readAt?: number | undefined
  /** The key for real-time. @default none */
  readonly key?: string | null
  /** What the stream yields. @default nothing */
  readonly sent?: readonly realtime.RealtimeMessage[]
}

/** Listens to the events of the match 'f1'. Returns the options of each stream that was started. */
function listen({ clockSkewMs, readAt, key = null, sent = [] }: Setup) {
  const client = createQueryClient()
  if (readAt !== undefined) client.setQueryData(keys.program('f1'), aFixtureProgram(), { updatedAt: readAt })
  const messages = vi.spyOn(realtime, 'messages').mockImplementation(async function* () {
    yield* sent
  })
  const onEvent = vi.fn<(event: LiveEvent) => void>()
  const { game } = launchedGame()
  const application = { client_id: 'client', pubnub_subscribe_key: key, pubnub_publish_key: key }
  const session = { ...game, engagement: { ...game.engagement, clockSkewMs, application } }
  const { rerender, unmount } = renderHook(
    (fixture: Fixture) => useLiveEvents(session, { fixtures: [fixture], onEvent }),
    { initialProps: aFixture(), ...inGame({ game, client }) },
  )
  return {
    session,
    client,
    onEvent,
    streams: () => messages.mock.calls.map(([, , options]) => options),
    show: rerender,
    leave: unmount,
  }
}

it.each([
  ["ten seconds before the oldest read, by the platform's clock", 2000, 500_000, 488_000],
  ['now while nothing was read', 2000, undefined, undefined],
  ['now while the time of the platform is unknown', undefined, 500_000, undefined],
])('starts the stream %s', async (_when, clockSkewMs, readAt, since) => {
  const { streams } = listen({ clockSkewMs, readAt })
  await expect.poll(streams).toHaveLength(1)
  expect(streams()[0]?.since).toBe(since === undefined ? undefined : realtime.timetokenAt(since))
})

it.each([
  ['polls a match no longer once it has its result', null, 1],
  ['polls a match no longer once it has its result', '', 1],
  ['stays on one connection when a match has its result', 'key', 0],
])('%s, with the key %j', async (_what, key, ends) => {
  const { streams, show } = listen({ key })
  await expect.poll(streams).toHaveLength(1)
  expect(streams()[0]?.programIds).toEqual(['f1'])
  show(aFixture({ isSettled: true }))
  expect(streams().filter((options) => options?.signal?.aborted)).toHaveLength(ends)
})

it('passes on the events of the stream, and keeps the state of its connection until it ends', async () => {
  const start = vi.spyOn(realtime, 'configureRealtime')
  const stop = vi.fn()
  const listening = vi.spyOn(realtime, 'onRealtimeConnection').mockReturnValue(stop)
  vi.spyOn(realtime, 'realtimeConnection').mockReturnValue({ phase: 'polling' })
  const payload = aWidget({ id: 'minute', texts: ['1'], attributes: {} })
  const message = { ...FACTS, type: 'widget', event: 'text-prediction-created', payload } as const
  const { session, client, onEvent, leave } = listen({ sent: [message] })
  await expect.poll(() => onEvent.mock.calls).toEqual([[{ type: 'questions-changed', fixtureId: 'f1' }]])
  expect(start.mock.calls).toEqual([
    [session.engagement, { spreadMs: spreadFor(session.settings.expectedFans) }],
  ])
  const state = () => client.getQueryData(realtimeState.queryKey)
  expect(state()).toEqual({ phase: 'polling' })
  listening.mock.lastCall?.[1]({ phase: 'offline' })
  expect(state()).toEqual({ phase: 'offline' })
  leave()
  expect(stop).toHaveBeenCalledOnce()
})

it('starts no stream for a screen that was left while the code of real-time was loaded', async () => {
  const { session, client, streams, leave } = listen({})
  leave()
  await client.fetchQuery(realtimeQuery(session))
  expect(streams()).toEqual([])
})

it('requests the time from the real-time provider before it starts the stream', async () => {
  const { platform, game } = launchedGame()
  Object.assign(platform.state.application, { pubnub_subscribe_key: 'key', pubnub_publish_key: 'key' })
  const client = createQueryClient()
  await game.engagement.init()
  await client.prefetchQuery({ ...platformTimeQuery(game), retry: false })
  const messages = vi.spyOn(realtime, 'messages').mockImplementation(async function* () {})
  const options = { fixtures: [aFixture()], onEvent: vi.fn() }
  renderHook(() => useLiveEvents(game, options), inGame({ game, client }))
  await expect.poll(() => messages.mock.calls).toHaveLength(1)
})

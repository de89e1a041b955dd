import { renderHook } from '@testing-library/react'
import * as realtime from '@touchline/engagement-sdk/realtime'
import type { Fixture } from '@touchline/game-rules'
import { expect, it, vi } from 'vitest'
import { inGame } from '../../test/in-game.tsx'
import { launchedGame } from '../../test/launched-game.ts'
import { aFixture, anOption, aWidget } from '../../test/makers.ts'
import { liveEventFromMessage, useLiveEvents } from './live-events.ts'

const FACTS: realtime.MessageMetadata = {
  channel: 'c',
  subscription: 'c',
  timetoken: '1',
  messageType: 'message',
}

it('reports a new question as changed questions', () => {
  const payload = aWidget({ id: 'minute', texts: ['1'], attributes: {} })
  expect(
    liveEventFromMessage({ ...FACTS, type: 'widget', event: 'text-prediction-created', payload }),
  ).toEqual({ type: 'questions-changed', fixtureId: 'f1' })
})

it.each([
  aWidget({ id: 'minute', texts: ['1'], attributes: {}, more: { kind: 'text-prediction-follow-up' } }),
  aWidget({ id: 'minute', texts: [], attributes: {}, more: { options: [anOption('minute', '1', 10)] } }),
])('reports a follow-up, or points on an option, as results', (payload) => {
  expect(
    liveEventFromMessage({ ...FACTS, type: 'widget', event: 'text-prediction-updated', payload }),
  ).toEqual({ type: 'results-published', fixtureId: 'f1' })
})

it('ignores messages that are not about the game', () => {
  expect(liveEventFromMessage({ ...FACTS, type: 'other', event: 'wave', payload: {} })).toBeUndefined()
})

interface Setup {
  readonly clockSkewMs?: number | undefined
  readonly readAt?: number
  /** The key for real-time. @default none */
  readonly key?: string | null
}

/** Listens to the events of the match 'f1'. Returns the options of each stream that was started. */
function listen({ clockSkewMs, readAt = 0, key = null }: Setup) {
  const messages = vi.spyOn(realtime, 'messages').mockImplementation(async function* () {})
  const { game } = launchedGame()
  const application = { client_id: 'client', pubnub_subscribe_key: key, pubnub_publish_key: key }
  const session = { engagement: { ...game.engagement, clockSkewMs, application } }
  const { rerender } = renderHook(
    (fixture: Fixture) =>
      useLiveEvents(session, { fixtures: [fixture], readAt, spreadMs: 0, onEvent: vi.fn() }),
    { initialProps: aFixture(), ...inGame({ game }) },
  )
  return { streams: () => messages.mock.calls.map(([, , options]) => options), show: rerender }
}

it.each([
  ["ten seconds before the oldest read, by the platform's clock", 2000, 500_000, 488_000],
  ['now while nothing was read', 2000, 0, undefined],
  ['now while the time of the platform is unknown', undefined, 500_000, undefined],
])('starts the stream %s', async (_when, clockSkewMs, readAt, since) => {
  const { streams } = listen({ clockSkewMs, readAt })
  await expect.poll(streams).toHaveLength(1)
  expect(streams()[0]?.since).toBe(since === undefined ? undefined : realtime.timetokenAt(since))
})

it.each([
  ['polls a match no longer once it has its result', null, 1],
  ['stays on one connection when a match has its result', 'key', 0],
])('%s, with the key %j', async (_what, key, ends) => {
  const { streams, show } = listen({ key })
  await expect.poll(streams).toHaveLength(1)
  expect(streams()[0]?.programIds).toEqual(['f1'])
  show(aFixture({ isSettled: true }))
  expect(streams().filter((options) => options?.signal?.aborted)).toHaveLength(ends)
})

import * as realtime from '@touchline/engagement-sdk/realtime'
import { expect, it, vi } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { anOption, aWidget } from '../../test/makers.ts'
import { liveEventFromMessage, liveEvents } from './live-events.ts'
import { createQueryClient } from './query-client.ts'

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

it.each([
  ["ten seconds before the oldest read, by the platform's clock", 2000, 500_000, 488_000],
  ['now while nothing was read', 2000, 0, undefined],
  ['now while the time of the platform is unknown', undefined, 500_000, undefined],
])('starts the stream %s', async (_when, clockSkewMs, readAt, since) => {
  const messages = vi.spyOn(realtime, 'messages').mockImplementation(async function* () {})
  const { game } = launchedGame()
  const engagement = { ...game.engagement, clockSkewMs }
  const options = { client: createQueryClient(), fixtureIds: [], awaitedIds: ['f1'], spreadMs: 0 }
  const { signal } = new AbortController()
  await liveEvents({ ...game, engagement }, { ...options, readAt, signal, onConnection: vi.fn() }).next()
  expect(messages.mock.lastCall?.[2]?.since).toBe(
    since === undefined ? undefined : realtime.timetokenAt(since),
  )
})

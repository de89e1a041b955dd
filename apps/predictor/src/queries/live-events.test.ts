import type { MessageMetadata } from '@touchline/engagement-sdk/realtime'
import { expect, it } from 'vitest'
import { anOption, aWidget } from '../../test/makers.ts'
import { liveEventFromMessage } from './live-events.ts'

const FACTS: MessageMetadata = { channel: 'c', subscription: 'c', timetoken: '1', messageType: 'message' }

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

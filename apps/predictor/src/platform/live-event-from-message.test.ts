import type { MessageMetadata } from '@touchline/engagement-sdk/realtime'
import { expect, it } from 'vitest'
import { anOption, aWidget } from '../../test/makers.ts'
import { liveEventFromMessage } from '../queries/live-events.ts'

const FACTS: MessageMetadata = { channel: 'c', subscription: 'c', timetoken: '1', messageType: 'message' }

it('takes a new question for changed questions', () => {
  const payload = aWidget({ id: 'minute', texts: ['1'], attributes: {} })
  expect(
    liveEventFromMessage({ ...FACTS, type: 'widget', event: 'text-prediction-created', payload }),
  ).toEqual({ type: 'questions-changed', fixtureId: 'f1' })
})

it.each([
  aWidget({ id: 'minute', texts: ['1'], attributes: {}, more: { kind: 'text-prediction-follow-up' } }),
  aWidget({ id: 'minute', texts: [], attributes: {}, more: { options: [anOption('minute', '1', 10)] } }),
])('takes a follow-up, or points on an option, for results', (payload) => {
  expect(
    liveEventFromMessage({ ...FACTS, type: 'widget', event: 'text-prediction-updated', payload }),
  ).toEqual({ type: 'results-published', fixtureId: 'f1' })
})

it('hears nothing in what is not of the game', () => {
  expect(liveEventFromMessage({ ...FACTS, type: 'other', event: 'wave', payload: {} })).toBeUndefined()
})

import { array, check, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HANDSHAKE_ROWS } from '../../../test/realtime/subscribe-handshake-rows.ts'
import { RECEIVE_ROWS } from '../../../test/realtime/subscribe-receive-rows.ts'
import { cursor, events, later, lists, receiving, states } from '../../../test/realtime/subscribe-states.ts'
import type { SubscribeEffect, SubscribeEvent, SubscribeState } from './subscribe-state.ts'
import { subscribeStep } from './subscribe-step.ts'

type Event = SubscribeEvent<string>

const table = [...HANDSHAKE_ROWS, ...RECEIVE_ROWS]

function described(effect: SubscribeEffect<string>): string {
  if (effect.type === 'cancel') return `cancel ${effect.request}`
  if (effect.type === 'emit-messages') return `messages ${effect.messages}`
  if (effect.type !== 'emit-status') return effect.type
  const { status } = effect
  return 'reason' in status && status.reason !== undefined
    ? `${status.category}: ${status.reason}`
    : status.category
}

// Pairs that the contract does not list are ignored.
const isListed = (state: string, event: string) => table.some((row) => row[0] === state && row[1] === event)
const ignored = Object.keys(states).flatMap((state) =>
  Object.keys(events)
    .filter((event) => !isListed(state, event))
    .map((event) => [state, event] as const),
)

describe('subscribeStep', () => {
  const rows = table.map(([state, event, next, ...effects]) => ({ state, event, next, effects }))

  it.each(rows)('$state on $event', ({ state, event, next, effects }) => {
    const step = subscribeStep<string>(states[state], events[event])
    expect(step.state).toEqual(next)
    expect(step.effects.map(described)).toEqual(effects)
  })

  it.each(ignored)('%s ignores %s', (state, event) => {
    const before = Object.entries(states).find(([name]) => name === state)?.[1]
    const happened = Object.entries(events).find(([name]) => name === event)?.[1]
    if (before === undefined || happened === undefined) throw new Error('The table names something unknown.')
    const step = subscribeStep<string>(before, happened)
    expect(step.state).toBe(before)
    expect(step.effects).toEqual([])
  })

  it('passes lists, cursor and attempts to the request that it starts', () => {
    expect(subscribeStep<string>(states.RECEIVING, events.RECEIVE_FAILURE).effects.at(-1)).toEqual({
      type: 'receive-reconnect',
      lists,
      cursor,
      attempts: 0,
      failure: later,
    })
  })

  it('starts from the time of the handshake if none is saved', () => {
    const { state } = subscribeStep<string>({ phase: 'handshaking', lists }, events.HANDSHAKE_SUCCESS)
    expect(state).toEqual(receiving('300', 4))
  })

  it('never loses its cursor between subscribing and unsubscribing, for any sequence of events', () => {
    const { RECONNECT, DISCONNECT, SUBSCRIPTION_CHANGED, HANDSHAKE_FAILURE, RECEIVE_FAILURE } = events
    const { HANDSHAKE_GIVEUP, RECEIVE_GIVEUP } = events
    const anyEvent = constantFrom<Event>(
      ...[RECONNECT, DISCONNECT, SUBSCRIPTION_CHANGED, HANDSHAKE_FAILURE, RECEIVE_FAILURE],
      ...[HANDSHAKE_GIVEUP, RECEIVE_GIVEUP, events['DISCONNECT (offline)']],
    )
    const keepsItsCursor = (happened: readonly Event[]) => {
      const { state } = happened.reduce<{ state: SubscribeState }>(
        (before, event) => subscribeStep<string>(before.state, event),
        { state: states.RECEIVING },
      )
      const position = 'cursor' in state ? state.cursor.timetoken : 'saved' in state && state.saved
      return position === cursor.timetoken
    }
    expect(check(property(array(anyEvent, { maxLength: 30 }), keepsItsCursor))).toMatchObject({
      failed: false,
      counterexample: null,
    })
  })
})

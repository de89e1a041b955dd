import { array, check, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureWithoutStatus } from '../service/realtime-failure.ts'
import { isEmpty, NO_LISTS, subscriptionLists } from '../stream/subscription-lists.ts'
import {
  type PresenceEffect,
  type PresenceMachineEvent,
  type PresenceState,
  presenceStep,
} from './presence-step.ts'

const two = subscriptionLists(['a', 'b'])
const a = subscriptionLists(['a'])
const b = subscriptionLists(['b'])
const three = subscriptionLists(['a', 'b', 'c'])
const failure = failureWithoutStatus('timeout', 'slow')
const reason = 'retry attempts exhaused.'

const states = {
  HEARTBEAT_INACTIVE: { phase: 'inactive' },
  HEARTBEATING: { phase: 'heartbeating', lists: two },
  HEARTBEAT_COOLDOWN: { phase: 'cooling-down', lists: two },
  HEARTBEAT_RECONNECTING: { phase: 'reconnecting', lists: two, attempts: 1, failure },
  HEARTBEAT_FAILED: { phase: 'failed', lists: two, reason, failure },
  HEARTBEAT_STOPPED: { phase: 'stopped', lists: two },
} as const satisfies Record<string, PresenceState>

const events = {
  JOINED: { type: 'joined', lists: subscriptionLists(['c']) },
  'JOINED (offline)': { type: 'joined', lists: subscriptionLists(['c']), isOffline: true },
  'JOINED (nothing)': { type: 'joined', lists: NO_LISTS },
  LEFT: { type: 'left', lists: b },
  'LEFT (the last)': { type: 'left', lists: two },
  LEFT_ALL: { type: 'left-all' },
  'LEFT_ALL (offline)': { type: 'left-all', isOffline: true },
  HEARTBEAT_SUCCESS: { type: 'heartbeat-success' },
  HEARTBEAT_FAILURE: { type: 'heartbeat-failure', failure },
  HEARTBEAT_GIVEUP: { type: 'heartbeat-giveup', reason, failure },
  TIMES_UP: { type: 'times-up' },
  DISCONNECT: { type: 'disconnect' },
  'DISCONNECT (offline)': { type: 'disconnect', isOffline: true },
  RECONNECT: { type: 'reconnect' },
} as const satisfies Record<string, PresenceMachineEvent>

type Row = readonly [keyof typeof states, keyof typeof events, PresenceState, ...string[]]

const inactive: PresenceState = { phase: 'inactive' }
const beating = (lists = two): PresenceState => ({ phase: 'heartbeating', lists })
const stopped = (lists = two): PresenceState => ({ phase: 'stopped', lists })

/** Rows that every phase with a heartbeat, a wait or a failure behind it shares. */
function activeRows(state: keyof typeof states, ...leaving: readonly string[]): readonly Row[] {
  return [
    [state, 'JOINED', beating(three), ...leaving, 'heartbeat a,b,c'],
    [state, 'JOINED (offline)', stopped(three), ...leaving],
    [state, 'LEFT', beating(a), ...leaving, 'leave b', 'heartbeat a'],
    [state, 'LEFT (the last)', inactive, ...leaving, 'leave a,b'],
    [state, 'LEFT_ALL', inactive, ...leaving, 'leave a,b'],
    [state, 'LEFT_ALL (offline)', inactive, ...leaving],
    [state, 'DISCONNECT', stopped(), ...leaving, 'leave a,b'],
    [state, 'DISCONNECT (offline)', stopped(), ...leaving],
  ]
}

// Real-time contract, section 2.5, row by row; pairs that are not listed are ignored.
const table: readonly Row[] = [
  ['HEARTBEAT_INACTIVE', 'JOINED', beating(subscriptionLists(['c'])), 'heartbeat c'],
  ['HEARTBEAT_INACTIVE', 'JOINED (offline)', stopped(subscriptionLists(['c']))],
  ...activeRows('HEARTBEATING', 'cancel'),
  ['HEARTBEATING', 'HEARTBEAT_SUCCESS', states.HEARTBEAT_COOLDOWN, 'cancel', 'wait'],
  [
    'HEARTBEATING',
    'HEARTBEAT_FAILURE',
    { ...states.HEARTBEAT_RECONNECTING, attempts: 0 },
    'cancel',
    'delayed-heartbeat a,b',
  ],
  ['HEARTBEATING', 'HEARTBEAT_GIVEUP', states.HEARTBEAT_FAILED, 'cancel', reason],
  ...activeRows('HEARTBEAT_COOLDOWN', 'cancel'),
  ['HEARTBEAT_COOLDOWN', 'TIMES_UP', beating(), 'cancel', 'heartbeat a,b'],
  ...activeRows('HEARTBEAT_RECONNECTING', 'cancel'),
  ['HEARTBEAT_RECONNECTING', 'HEARTBEAT_SUCCESS', states.HEARTBEAT_COOLDOWN, 'cancel', 'wait'],
  [
    'HEARTBEAT_RECONNECTING',
    'HEARTBEAT_FAILURE',
    { ...states.HEARTBEAT_RECONNECTING, attempts: 2 },
    'cancel',
    'delayed-heartbeat a,b',
  ],
  ['HEARTBEAT_RECONNECTING', 'HEARTBEAT_GIVEUP', states.HEARTBEAT_FAILED, 'cancel', reason],
  ...activeRows('HEARTBEAT_FAILED'),
  ['HEARTBEAT_FAILED', 'RECONNECT', beating(), 'heartbeat a,b'],
  ['HEARTBEAT_STOPPED', 'JOINED', stopped(three)],
  ['HEARTBEAT_STOPPED', 'JOINED (offline)', stopped(three)],
  ['HEARTBEAT_STOPPED', 'LEFT', stopped(a)],
  ['HEARTBEAT_STOPPED', 'LEFT (the last)', inactive],
  ['HEARTBEAT_STOPPED', 'LEFT_ALL', inactive],
  ['HEARTBEAT_STOPPED', 'LEFT_ALL (offline)', inactive],
  ['HEARTBEAT_STOPPED', 'RECONNECT', beating(), 'heartbeat a,b'],
]

function described(effect: PresenceEffect): string {
  if (effect.type === 'emit-failure') return effect.reason
  return 'lists' in effect ? `${effect.type} ${effect.lists.channels}` : effect.type
}

const rows = table.map(([state, event, next, ...effects]) => ({ state, event, next, effects }))
const pairs = Object.entries(states).flatMap(([name, state]) =>
  Object.entries(events).map(([eventName, event]) => ({ name, state, eventName, event })),
)
const ignored = pairs.filter(
  ({ name, eventName }) => !rows.some((row) => row.state === name && row.event === eventName),
)

describe('presenceStep', () => {
  it.each(rows)('$state on $event', ({ state, event, next, effects }) => {
    const step = presenceStep(states[state], events[event])
    expect(step.state).toEqual(next)
    expect(step.effects.map(described)).toEqual(effects)
  })

  it.each(ignored)('$name ignores $eventName', ({ state, event }) => {
    const step = presenceStep(state, event)
    expect(step.state).toBe(state)
    expect(step.effects).toEqual([])
  })

  it('never requests a heartbeat or a leave call without channels, for any sequence of events', () => {
    const anyEvent = constantFrom<PresenceMachineEvent>(...Object.values(events))
    const asksForSomebody = (happened: readonly PresenceMachineEvent[]) => {
      let state: PresenceState = { phase: 'inactive' }
      for (const event of happened) {
        const step = presenceStep(state, event)
        state = step.state
        if (step.effects.some((effect) => 'lists' in effect && isEmpty(effect.lists))) return false
      }
      return true
    }
    expect(check(property(array(anyEvent, { maxLength: 30 }), asksForSomebody))).toMatchObject({
      failed: false,
      counterexample: null,
    })
  })
})

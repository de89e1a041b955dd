import { describe, expect, it } from 'vitest'
import {
  announcementOf,
  type ConnectionEvent,
  type ConnectionState,
  createConnection,
  IDLE,
  stateAfter,
} from './connection.ts'
import { RealtimeError } from './errors.ts'

const failure = new RealtimeError('gone', { status: 500 })
const later = new RealtimeError('busy', { status: 503 })
const reason = 'retry attempts exhaused.'

const states = {
  idle: IDLE,
  connecting: { connection: { phase: 'connecting' }, isOpen: false },
  connected: { connection: { phase: 'connected' }, isOpen: true },
  /** The first handshake failed. */
  'reconnecting (never connected)': {
    connection: { phase: 'reconnecting', attempt: 1, failure },
    isOpen: false,
  },
  /** A poll failed. */
  reconnecting: { connection: { phase: 'reconnecting', attempt: 1, failure }, isOpen: true },
  failed: { connection: { phase: 'failed', reason, failure }, isOpen: false },
  stopped: { connection: { phase: 'stopped' }, isOpen: false },
  offline: { connection: { phase: 'offline' }, isOpen: false },
  polling: { connection: { phase: 'polling' }, isOpen: false },
} as const satisfies Record<string, ConnectionState>

const events = {
  subscribe: 'subscribe',
  unsubscribe: 'unsubscribe',
  connect: 'connect',
  respond: 'respond',
  fail: { phase: 'reconnecting', attempt: 2, failure: later },
  'give up': { phase: 'failed', reason, failure },
  stop: 'stop',
  'go offline': 'go-offline',
  'lose service': 'lose-service',
} as const satisfies Record<string, ConnectionEvent>

type StateName = keyof typeof states
type EventName = keyof typeof events
/** State, event, next phase, announcement. */
type Row = readonly [StateName, EventName, string, string?]

const given = `: ${reason}`

/** Every pair that changes the state or is announced; all others are ignored. */
const table: readonly Row[] = [
  ['idle', 'subscribe', 'connecting'],
  ['idle', 'stop', 'stopped'],
  ['idle', 'lose service', 'polling'],

  ['connecting', 'unsubscribe', 'idle'],
  ['connecting', 'respond', 'connected', 'connected'],
  ['connecting', 'fail', 'reconnecting 2'],
  ['connecting', 'give up', 'failed', `connection-error${given}`],
  ['connecting', 'stop', 'stopped'],
  ['connecting', 'go offline', 'offline', 'connection-error'],
  ['connecting', 'lose service', 'polling'],

  ['connected', 'subscribe', 'connected', 'subscription-changed'],
  ['connected', 'unsubscribe', 'idle', 'disconnected'],
  ['connected', 'fail', 'reconnecting 2'],
  ['connected', 'give up', 'failed', `disconnected-unexpectedly${given}`],
  ['connected', 'stop', 'stopped', 'disconnected'],
  ['connected', 'go offline', 'offline', 'disconnected-unexpectedly'],
  ['connected', 'lose service', 'polling', 'disconnected'],

  ['reconnecting (never connected)', 'unsubscribe', 'idle'],
  ['reconnecting (never connected)', 'respond', 'connected', 'connected'],
  ['reconnecting (never connected)', 'fail', 'reconnecting 2'],
  ['reconnecting (never connected)', 'give up', 'failed', `connection-error${given}`],
  ['reconnecting (never connected)', 'stop', 'stopped'],
  ['reconnecting (never connected)', 'go offline', 'offline', 'connection-error'],
  ['reconnecting (never connected)', 'lose service', 'polling'],

  ['reconnecting', 'subscribe', 'reconnecting 1', 'subscription-changed'],
  ['reconnecting', 'unsubscribe', 'idle', 'disconnected'],
  ['reconnecting', 'respond', 'connected'],
  ['reconnecting', 'fail', 'reconnecting 2'],
  ['reconnecting', 'give up', 'failed', `disconnected-unexpectedly${given}`],
  ['reconnecting', 'stop', 'stopped', 'disconnected'],
  ['reconnecting', 'go offline', 'offline', 'disconnected-unexpectedly'],
  ['reconnecting', 'lose service', 'polling', 'disconnected'],

  ['failed', 'subscribe', 'connecting'],
  ['failed', 'unsubscribe', 'idle'],
  ['failed', 'connect', 'connecting'],
  ['failed', 'stop', 'stopped'],
  ['failed', 'go offline', 'offline'],
  ['failed', 'lose service', 'polling'],

  ['stopped', 'connect', 'connecting'],

  ['offline', 'unsubscribe', 'idle'],
  ['offline', 'connect', 'connecting'],
  ['offline', 'stop', 'stopped'],
  ['offline', 'lose service', 'polling'],

  ['polling', 'subscribe', 'connecting'],
  ['polling', 'unsubscribe', 'idle'],
  ['polling', 'stop', 'stopped'],
]

const names = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]
const pairs = names(states).flatMap((state) => names(events).map((event) => ({ state, event })))
const listed = pairs.flatMap(({ state, event }) => {
  const row = table.find((each) => each[0] === state && each[1] === event)
  return row ? [{ state, event, phase: row[2], announcement: row[3] ?? 'nothing' }] : []
})
const ignored = pairs.filter(({ state, event }) => !table.some((row) => row[0] === state && row[1] === event))

function described({ connection }: ConnectionState): string {
  return connection.phase === 'reconnecting' ? `reconnecting ${connection.attempt}` : connection.phase
}

function announced(before: ConnectionState, event: ConnectionEvent, after: ConnectionState): string {
  const announcement = announcementOf(before, event, after)
  if (announcement === undefined) return 'nothing'
  const { category, reason: text } = announcement
  return category + (text ? `: ${text}` : '')
}

describe('the states of a connection', () => {
  it.each(listed)('$state on $event: $phase, announces $announcement', ({ state, event, ...expected }) => {
    const [before, happened]: [ConnectionState, ConnectionEvent] = [states[state], events[event]]
    const after = stateAfter(before, happened)
    expect({ phase: described(after), announcement: announced(before, happened, after) }).toEqual(expected)
    const { phase } = after.connection
    expect(after.isOpen).toBe(phase === 'connected' || (phase === 'reconnecting' && before.isOpen))
  })

  it.each(ignored)('$state ignores $event', ({ state, event }) => {
    const [before, happened]: [ConnectionState, ConnectionEvent] = [states[state], events[event]]
    const after = stateAfter(before, happened)
    expect(after).toBe(before)
    expect(announced(before, happened, after)).toBe('nothing')
  })
})

describe('createConnection', () => {
  it('notifies of each state in order when a listener of an announcement changes it', () => {
    const connection = createConnection(() => undefined)
    const phases: string[] = []
    connection.changes.add(({ phase }) => phases.push(phase))
    connection.announcements.add(({ category }) => category === 'connected' && connection.dispatch('stop'))
    connection.dispatch('subscribe')
    connection.dispatch('respond')
    expect(phases).toEqual(['connecting', 'stopped'])
  })
})

import { describe, expect, it } from 'vitest'
import { type ConnectionEvent, createConnection, type RealtimeAnnouncement } from './connection.ts'
import { RealtimeError } from './errors.ts'

const failure = new RealtimeError('gone', { status: 500 })
const later = new RealtimeError('busy', { status: 503 })
const reason = 'retry attempts exhaused.'
const failed = { phase: 'failed', reason, failure } as const
const reconnecting = { phase: 'reconnecting', attempt: 1, failure } as const

/** The events that lead to each state. */
const states = {
  idle: [],
  connecting: ['subscribe'],
  connected: ['subscribe', 'respond'],
  /** The first handshake failed. */
  'reconnecting (never connected)': ['subscribe', reconnecting],
  /** A poll failed. */
  reconnecting: ['subscribe', 'respond', reconnecting],
  failed: ['subscribe', failed],
  stopped: ['stop'],
  offline: ['subscribe', 'go-offline'],
  polling: ['lose-service'],
} as const satisfies Record<string, readonly ConnectionEvent[]>

const events = {
  subscribe: 'subscribe',
  unsubscribe: 'unsubscribe',
  connect: 'connect',
  respond: 'respond',
  fail: { phase: 'reconnecting', attempt: 2, failure: later },
  'give up': failed,
  stop: 'stop',
  'go offline': 'go-offline',
  'lose service': 'lose-service',
} as const satisfies Record<string, ConnectionEvent>

type StateName = keyof typeof states
type EventName = keyof typeof events
/** State, event, next phase or `unchanged`, announcement. */
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

  ['connected', 'subscribe', 'unchanged', 'subscription-changed'],
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

  ['reconnecting', 'subscribe', 'unchanged', 'subscription-changed'],
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
const pairs = names(states).flatMap((state) =>
  names(events).map((event) => {
    const [, , phase, announcement] = table.find((row) => row[0] === state && row[1] === event) ?? []
    return { state, event, phase: phase ?? 'unchanged', announcement: announcement ?? 'nothing' }
  }),
)

/** Returns a connection in a state, and what it announces and changes to from then on. */
function aConnection(state: StateName) {
  const connection = createConnection(() => undefined)
  for (const event of states[state]) connection.dispatch(event)
  const announced: RealtimeAnnouncement[] = []
  const phases: string[] = []
  connection.announcements.add((announcement) => announced.push(announcement))
  connection.changes.add((next) =>
    phases.push(next.phase === 'reconnecting' ? `reconnecting ${next.attempt}` : next.phase),
  )
  return { connection, announced, phases }
}

describe('a connection', () => {
  it.each(pairs)('that is $state, on $event: $phase, announces $announcement', (pair) => {
    const { connection, announced, phases } = aConnection(pair.state)
    connection.dispatch(events[pair.event])
    const texts = announced.map(({ category, reason: text }) => category + (text ? `: ${text}` : ''))
    expect(texts).toEqual(pair.announcement === 'nothing' ? [] : [pair.announcement])
    expect(phases).toEqual(pair.phase === 'unchanged' ? [] : [pair.phase])
  })

  it('notifies of each state in order when a listener of an announcement changes it', () => {
    const { connection, phases } = aConnection('connecting')
    connection.announcements.add(({ category }) => category === 'connected' && connection.dispatch('stop'))
    connection.dispatch('respond')
    expect(phases).toEqual(['stopped'])
  })
})

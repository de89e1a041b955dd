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
type ByEvent = Partial<Record<EventName, string>>

const active: ByEvent = {
  unsubscribe: 'idle',
  fail: 'reconnecting 2',
  'give up': 'failed',
  stop: 'stopped',
  'go offline': 'offline',
  'lose service': 'polling',
}
const unanswered: ByEvent = { ...active, respond: 'connected' }
/** The phase that each event leads to; all others are ignored. */
const phases: Record<StateName, ByEvent> = {
  idle: { subscribe: 'connecting', stop: 'stopped', 'lose service': 'polling' },
  connecting: unanswered,
  connected: active,
  'reconnecting (never connected)': unanswered,
  reconnecting: unanswered,
  failed: {
    subscribe: 'connecting',
    unsubscribe: 'idle',
    connect: 'connecting',
    stop: 'stopped',
    'go offline': 'offline',
    'lose service': 'polling',
  },
  stopped: { connect: 'connecting' },
  offline: { unsubscribe: 'idle', connect: 'connecting', stop: 'stopped', 'lose service': 'polling' },
  polling: { subscribe: 'connecting', unsubscribe: 'idle', stop: 'stopped' },
}

const unopened: ByEvent = {
  respond: 'connected',
  'give up': `connection-error: ${reason}`,
  'go offline': 'connection-error',
}
const opened: ByEvent = {
  subscribe: 'subscription-changed',
  unsubscribe: 'disconnected',
  'give up': `disconnected-unexpectedly: ${reason}`,
  stop: 'disconnected',
  'go offline': 'disconnected-unexpectedly',
  'lose service': 'disconnected',
}
/** What each event announces; all others announce nothing. */
const announcements: Partial<Record<StateName, ByEvent>> = {
  connecting: unopened,
  connected: opened,
  'reconnecting (never connected)': unopened,
  reconnecting: opened,
}

const names = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]
const pairs = names(states).flatMap((state) =>
  names(events).map((event) => {
    const phase = phases[state][event] ?? 'unchanged'
    return { state, event, phase, announcement: announcements[state]?.[event] ?? 'nothing' }
  }),
)

/** Returns a connection in a state, and what it announces and changes to from then on. */
function aConnection(state: StateName) {
  const connection = createConnection(() => undefined)
  for (const event of states[state]) connection.dispatch(event)
  const announced: RealtimeAnnouncement[] = []
  const changes: string[] = []
  connection.announcements.add((announcement) => announced.push(announcement))
  connection.changes.add((next) =>
    changes.push(next.phase === 'reconnecting' ? `reconnecting ${next.attempt}` : next.phase),
  )
  return { connection, announced, changes }
}

describe('a connection', () => {
  it.each(pairs)('that is $state, on $event: $phase, announces $announcement', (pair) => {
    const { connection, announced, changes } = aConnection(pair.state)
    connection.dispatch(events[pair.event])
    const texts = announced.map(({ category, reason: text }) => category + (text ? `: ${text}` : ''))
    expect(texts).toEqual(pair.announcement === 'nothing' ? [] : [pair.announcement])
    expect(changes).toEqual(pair.phase === 'unchanged' ? [] : [pair.phase])
  })

  it('notifies of each state in order when a listener of an announcement changes it', () => {
    const { connection, changes } = aConnection('connecting')
    connection.announcements.add(({ category }) => category === 'connected' && connection.dispatch('stop'))
    connection.dispatch('respond')
    expect(changes).toEqual(['stopped'])
  })
})

import { type RealtimeConnection, RealtimeError } from '@touchline/engagement-sdk/realtime'
import { expect, it } from 'vitest'
import { phaseToShow } from './session-state.ts'

const failure = new RealtimeError('gone', { category: 'network' })
const reconnecting = (attempt: number): RealtimeConnection => ({ phase: 'reconnecting', attempt, failure })

it('shows no phase while a connection is made, and for two attempts to restore it', () => {
  const failed: RealtimeConnection = { phase: 'failed', reason: 'unknown error', failure }
  const connections = [
    reconnecting(1),
    reconnecting(2),
    reconnecting(3),
    failed,
    { phase: 'connecting' },
  ] as const
  expect(connections.map(phaseToShow)).toEqual([undefined, undefined, 'reconnecting', 'failed', undefined])
})

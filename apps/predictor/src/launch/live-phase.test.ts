import type { RealtimeConnection } from '@touchline/engagement-sdk/realtime'
import { expect, it } from 'vitest'
import { createLivePhase } from './live-phase.ts'

const failure = { category: 'network', message: 'gone', retryable: true } as const
const reconnecting = (attempt: number): RealtimeConnection => ({ phase: 'reconnecting', attempt, failure })

it('keeps its phase while a connection is made, and for two attempts to restore it', () => {
  const live = createLivePhase()
  const phases: string[] = []
  live.subscribe(() => phases.push(live.read()))
  const failed: RealtimeConnection = { phase: 'failed', reason: 'unknown error', failure }
  const happened = [
    { phase: 'connected' },
    reconnecting(1),
    reconnecting(2),
    reconnecting(3),
    failed,
  ] as const
  for (const connection of [...happened, { phase: 'connecting' }, reconnecting(1)] as const)
    live.follow(connection)
  expect(phases).toEqual(['connected', 'reconnecting', 'failed'])
})

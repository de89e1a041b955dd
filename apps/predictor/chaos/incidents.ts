import { RESULTS_DELAY_MS } from '@touchline/game-rules'
import type { Match } from './match.ts'
import type { UnreliablePlatform } from './unreliable-platform.ts'

/** What happens to the platform while fans play. */
export const INCIDENTS = [
  'crash',
  'kick-off passes',
  'match settled by hand',
  'match moved to now',
  'results fall due',
] as const
export type Incident = (typeof INCIDENTS)[number]

const MINUTE_MS = 60_000

/** Lets an incident happen; `matches` are those of the run, by kick-off. */
export async function happen(
  incident: Incident,
  platform: UnreliablePlatform,
  matches: readonly Match[],
): Promise<void> {
  const [first, second, third] = matches
  if (!first || !second || !third) throw new Error('A run needs at least three matches.')
  switch (incident) {
    case 'crash':
      return platform.crash()
    case 'kick-off passes':
      return platform.setClock(first.kickOffAt + MINUTE_MS)
    // Never before its kick-off: no platform has a result then.
    case 'match settled by hand':
      return platform.settle(first)
    case 'match moved to now':
      return platform.kickOffNow(third)
    case 'results fall due':
      return platform.setClock(second.kickOffAt + RESULTS_DELAY_MS + MINUTE_MS)
  }
}

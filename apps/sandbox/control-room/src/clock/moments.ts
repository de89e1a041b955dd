import { resultsDueAt } from '@touchline/game-rules'
import type { Fixture } from '../../../src/client/control-client.ts'

/** Something that happens automatically at an instant of the platform's time. */
export interface Moment {
  readonly at: number
  readonly what: 'kick-off' | 'result'
}

/** The moments of a fixture, as far as its time is known. */
export function momentsOf(fixture: Fixture): readonly Moment[] {
  if (fixture.kickOff === null) return []
  const kickOffAt = Date.parse(fixture.kickOff)
  return [
    { at: kickOffAt, what: 'kick-off' },
    { at: resultsDueAt(kickOffAt), what: 'result' },
  ]
}

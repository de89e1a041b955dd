import type { Fixture, FixtureState } from '../core/controls.ts'
import { wireInstant } from '../core/formats.ts'
import { matchResultSchema } from '../core/match-result.ts'
import type { ProgramRow } from '../data/programs.ts'

const resultSchema = matchResultSchema.nullable()

/** A fixture as the controls list it. */
export function controlFixture(row: ProgramRow, now: number): Fixture {
  return {
    id: row.id,
    key: row.fixture_key,
    tournament: row.tournament_id,
    round: row.round,
    home: row.home_team,
    away: row.away_team,
    kickOff: row.kick_off_at === null ? null : wireInstant(row.kick_off_at),
    movedFrom: row.moved_from_at === null ? null : wireInstant(row.moved_from_at),
    state: stateOf(row, now),
    result:
      row.settled_at === null || row.is_void ? null : resultSchema.parse(row.given_result ?? row.result),
    isResultKnown: row.result !== null,
  }
}

function stateOf(row: ProgramRow, now: number): FixtureState {
  if (row.is_void) return 'void'
  if (row.settled_at !== null) return row.is_complete ? 'settled' : 'partly settled'
  if (row.kick_off_at === null || row.results_due_at === null) return 'unscheduled'
  if (now < row.kick_off_at) return 'open'
  return now < row.results_due_at ? 'playing' : 'awaiting'
}

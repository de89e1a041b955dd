import { instantFrom, type Program } from '@touchline/engagement-sdk'
import { closesAt, type Fixture, resultsDueAt, type Team } from '@touchline/game-rules'
import { fixturesCopy } from '../config/copy.ts'
import { safeUrl } from '../config/urls.ts'
import { fixtureDataFromText } from './fixture-data.ts'
import { logFailure } from './log.ts'

/** Longer than any club's name. Longer texts are truncated. */
const LONGEST_NAME = 120

/** A fixture with the leaderboards that it is linked with. */
export interface ListedFixture {
  readonly fixture: Fixture
  readonly boards: readonly { readonly id: string; readonly name: string }[]
}

/**
 * The fixture that a program is, or nothing: programs without custom data are dropped, and so are
 * those whose kick-off cannot be read, because they could open or close by accident.
 */
export function fixtureFromProgram(program: Program): ListedFixture | undefined {
  if (program.custom_data === null) return undefined
  const data = fixtureDataFromText(program.custom_data)
  const kickOffAt = data?.kickOffAt ?? instantFrom(program.scheduled_at)
  if (data === undefined || kickOffAt === undefined) {
    logFailure(`The custom data of program ${program.id} cannot be read`, 'It is left out of the list.')
    return undefined
  }
  const missing = [
    ...(data.kickOffAt === undefined ? ['match_start_time'] : []),
    ...(data.homeName === undefined ? ['team_a'] : []),
    ...(data.awayName === undefined ? ['team_b'] : []),
  ]
  for (const field of [...missing, ...data.unusable]) {
    logFailure(`${field} of program ${program.id} cannot be used`, 'The match is shown without it.')
  }
  return {
    fixture: {
      id: program.id,
      roundId: data.roundId,
      home: { ...data.home, ...teamOf(data.homeName, data.homeLogo) },
      away: { ...data.away, ...teamOf(data.awayName, data.awayLogo) },
      venue: data.venue,
      kickOffAt,
      closesAt: closesAt({ kickOffAt }),
      // A match that was called off gets no result.
      resultsDueAt: data.isVoid ? undefined : resultsDueAt(kickOffAt),
      isSettled: data.hasAllResults && !data.isVoid,
      score: data.score,
      isVoid: data.isVoid,
    },
    boards: program.leaderboards.map(({ id, name }) => ({ id, name })),
  }
}

function teamOf(name: string | undefined, logo: string | undefined): Team {
  return {
    name: (name ?? fixturesCopy.unknownTeam).slice(0, LONGEST_NAME),
    logoUrl: safeUrl(logo),
  }
}

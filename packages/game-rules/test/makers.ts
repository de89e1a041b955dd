import { closesAt, type Fixture, resultsDueAt } from '../src/fixtures/fixture.ts'
import { parseInstant } from '../src/time/instant.ts'
import type { MatchBasedTournament, Round, RoundBasedTournament } from '../src/tournaments/tournament.ts'

/** Returns the instant of a text. Throws if the text is invalid. */
export function at(text: string): number {
  const instant = parseInstant(text)
  if (instant === undefined) throw new Error(`Not an instant with a zone: ${text}`)
  return instant
}

export function aFixture(facts: Partial<Fixture> = {}): Fixture {
  const kickOffAt = facts.kickOffAt ?? at('2024-04-27T05:35:00Z')
  return {
    id: 'srp-2024-r10-4',
    home: { name: 'Blues' },
    away: { name: 'Chiefs' },
    kickOffAt,
    closesAt: closesAt({ kickOffAt }),
    resultsDueAt: resultsDueAt(kickOffAt),
    isSettled: false,
    ...facts,
  }
}

export function someRounds(count: number): Round[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    label: `Round ${index + 1}`,
    round: index + 1,
  }))
}

export function aTournament(facts: Partial<RoundBasedTournament> = {}): RoundBasedTournament {
  return {
    id: '120-2024',
    tournamentLogo: '/logo.svg',
    roundBased: true,
    startWeekGap: 7,
    matchWeeks: someRounds(18),
    leaderboardOptions: { tournamentLeaderboardLabel: 'Season', nonTournamentLeaderboardLabel: 'Round' },
    tournamentEndDate: '2024-06-22',
    showChangedTnc: false,
    showLeaderboardTitleWithDate: false,
    showShortDate: false,
    ...facts,
  }
}

export function aMatchSeries(facts: Partial<MatchBasedTournament> = {}): MatchBasedTournament {
  return {
    id: 'match-series-2024',
    tournamentLogo: '/logo.svg',
    roundBased: false,
    matchWeeks: [],
    leaderboardOptions: { tournamentLeaderboardLabel: 'Season', nonTournamentLeaderboardLabel: 'Match' },
    showChangedTnc: false,
    showLeaderboardTitleWithDate: true,
    showShortDate: true,
    ...facts,
  }
}

/** The eligible countries, each with one of its time zones, if possible one with daylight saving time. */
export const ZONES_OF_COUNTRIES = [
  ['NZ', 'Pacific/Auckland'],
  ['AU', 'Australia/Sydney'],
  ['FJ', 'Pacific/Fiji'],
  ['GB', 'Europe/London'],
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['JP', 'Asia/Tokyo'],
  ['US', 'America/New_York'],
  ['FR', 'Europe/Paris'],
  ['DE', 'Europe/Berlin'],
] as const

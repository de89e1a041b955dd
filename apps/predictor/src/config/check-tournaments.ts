import { parseTournament } from '@touchline/game-rules'
import { TOURNAMENTS } from './tournament-by-id.ts'

/**
 * Checks every configured tournament; the build does so before it bundles.
 *
 * @throws InvalidTournamentError names the field
 */
export function checkTournaments(): void {
  for (const { tournament } of TOURNAMENTS.values()) parseTournament(tournament)
}

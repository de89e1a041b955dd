import type { Tournament } from '@touchline/game-rules'

/** The platform's name for a round: '{tournament} | {round}', or the tournament alone where there are no rounds. */
export function titleOf(tournament: Tournament, roundId: string | undefined): string {
  return tournament.roundBased && roundId !== undefined ? `${tournament.id} | ${roundId}` : tournament.id
}

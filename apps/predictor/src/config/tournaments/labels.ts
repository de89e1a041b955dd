import type { Tournament } from '@touchline/game-rules'

type Labels = Tournament['leaderboardOptions']

export const ROUND_LABELS: Labels = {
  tournamentLeaderboardLabel: 'Season',
  nonTournamentLeaderboardLabel: 'Round',
}

export const MATCH_LABELS: Labels = {
  tournamentLeaderboardLabel: 'Season',
  nonTournamentLeaderboardLabel: 'Match',
}

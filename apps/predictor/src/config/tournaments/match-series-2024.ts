import { MATCH_LABELS } from './labels.ts'
import type { TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  theme: 'match-series',
  tournament: {
    id: 'match-series-2024',
    name: 'Match Series 2024',
    tournamentLogo: '/marks/match-series.svg',
    roundBased: false,
    matchWeeks: [],
    leaderboardOptions: MATCH_LABELS,
    tournamentEndDate: '2024-10-12',
    showChangedTnc: false,
    showLeaderboardTitleWithDate: true,
    showShortDate: true,
  },
}

import { ROUND_LABELS } from './labels.ts'
import { rounds, type TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  theme: 'womens',
  tournament: {
    id: 'womens-2024',
    name: 'Women’s 2024',
    tournamentLogo: '/marks/womens.svg',
    roundBased: true,
    startWeekGap: 8,
    matchWeeks: rounds(6, 'Final'),
    leaderboardOptions: ROUND_LABELS,
    showChangedTnc: false,
    showLeaderboardTitleWithDate: false,
    showShortDate: false,
  },
}

import { ROUND_LABELS } from './labels.ts'
import { rounds, type TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  theme: 'womens',
  tournament: {
    id: 'womens-2025',
    name: 'Women’s 2025',
    tournamentLogo: '/marks/womens.svg',
    roundBased: true,
    // Not given: the week of the first kick-off (1 March, week 9) is round 1.
    startWeekGap: 8,
    matchWeeks: rounds(6, 'Final'),
    leaderboardOptions: ROUND_LABELS,
    tournamentEndDate: '2025-04-12',
    showChangedTnc: true,
    showLeaderboardTitleWithDate: false,
    showShortDate: false,
  },
}

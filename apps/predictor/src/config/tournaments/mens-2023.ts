import { ROUND_LABELS } from './labels.ts'
import { rounds, type TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  tournament: {
    id: '120-2023',
    name: 'Men’s 2023',
    tournamentLogo: '/marks/mens.svg',
    roundBased: true,
    startWeekGap: 7,
    matchWeeks: rounds(15, 'Quarter-Finals', 'Semi-Finals', 'Final'),
    leaderboardOptions: ROUND_LABELS,
    tournamentEndDate: '2023-06-24',
    showChangedTnc: false,
    showLeaderboardTitleWithDate: false,
    showShortDate: false,
  },
}

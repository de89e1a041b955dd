import { ROUND_LABELS } from './labels.ts'
import { rounds, type TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  tournament: {
    id: '3-2025',
    name: 'Men’s 2025',
    tournamentLogo: '/marks/mens.svg',
    roundBased: true,
    // Not given: the week of the first kick-off (14 February, week 7) is round 1.
    startWeekGap: 6,
    matchWeeks: rounds(16, 'Qualifying Finals', 'Semi-Finals', 'Final'),
    leaderboardOptions: ROUND_LABELS,
    tournamentEndDate: '2025-06-22',
    showChangedTnc: true,
    showLeaderboardTitleWithDate: false,
    showShortDate: false,
  },
}

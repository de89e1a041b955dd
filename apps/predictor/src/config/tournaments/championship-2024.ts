import { ROUND_LABELS } from './labels.ts'
import { rounds, type TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  theme: 'championship',
  tournament: {
    id: 'championship-2024',
    name: 'Championship 2024',
    tournamentLogo: '/marks/championship.svg',
    roundBased: true,
    startWeekGap: 33,
    matchWeeks: rounds(6),
    leaderboardOptions: ROUND_LABELS,
    tournamentEndDate: '2024-09-28',
    showChangedTnc: false,
    showLeaderboardTitleWithDate: false,
    showShortDate: false,
    rewardActionKey: 'play-predictor-rugby',
  },
}

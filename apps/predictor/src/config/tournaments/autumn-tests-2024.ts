import { MATCH_LABELS } from './labels.ts'
import type { TournamentEntry } from './tournament-entry.ts'

export const entry: TournamentEntry = {
  theme: 'autumn-tests',
  tournament: {
    id: 'autumn-tests-2024',
    name: 'Autumn Tests 2024',
    tournamentLogo: '/marks/autumn-tests.svg',
    roundBased: false,
    matchWeeks: [],
    leaderboardOptions: MATCH_LABELS,
    tournamentEndDate: '2024-11-23',
    showChangedTnc: false,
    showLeaderboardTitleWithDate: true,
    showShortDate: true,
    rewardActionKey: 'play-predictor-national-team',
  },
}

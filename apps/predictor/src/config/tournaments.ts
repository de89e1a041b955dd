import type { Round, Tournament } from '@touchline/game-rules'
import { PredictorError } from './predictor-error.ts'

/** The configuration of a tournament. */
export interface TournamentEntry {
  readonly tournament: Tournament
  /** The ui-kit theme that sets accent and pattern. @default the kit's own colours */
  readonly theme?: 'womens' | 'championship' | 'match-series' | 'autumn-tests' | undefined
}

/** What most tournaments have. */
const ROUND_BASED = {
  roundBased: true,
  leaderboardOptions: { tournamentLeaderboardLabel: 'Season', nonTournamentLeaderboardLabel: 'Round' },
  showChangedTnc: false,
  showLeaderboardTitleWithDate: false,
  showShortDate: false,
} as const

const MATCH_BASED = {
  ...ROUND_BASED,
  roundBased: false,
  matchWeeks: [],
  leaderboardOptions: { tournamentLeaderboardLabel: 'Season', nonTournamentLeaderboardLabel: 'Match' },
  showLeaderboardTitleWithDate: true,
  showShortDate: true,
} as const

const MENS = {
  ...ROUND_BASED,
  tournamentLogo: '/marks/mens.svg',
  startWeekGap: 7,
  matchWeeks: rounds(15, 'Quarter-Finals', 'Semi-Finals', 'Final'),
} as const
const WOMENS = {
  ...ROUND_BASED,
  tournamentLogo: '/marks/womens.svg',
  startWeekGap: 8,
  matchWeeks: rounds(6, 'Final'),
} as const

/** The tournaments of the build (specification, section 9). The settings of a deployment can add others. */
export const TOURNAMENTS: readonly TournamentEntry[] = [
  { tournament: { ...MENS, id: '120-2023', name: 'Men’s 2023', tournamentEndDate: '2023-06-24' } },
  { tournament: { ...MENS, id: '120-2024', name: 'Men’s 2024', tournamentEndDate: '2024-06-22' } },
  {
    tournament: {
      ...MENS,
      id: '3-2025',
      name: 'Men’s 2025',
      // Not given: the week of the first kick-off (14 February, week 7) is round 1.
      startWeekGap: 6,
      matchWeeks: rounds(16, 'Qualifying Finals', 'Semi-Finals', 'Final'),
      tournamentEndDate: '2025-06-22',
      showChangedTnc: true,
    },
  },
  { theme: 'womens', tournament: { ...WOMENS, id: 'womens-2024', name: 'Women’s 2024' } },
  {
    theme: 'womens',
    tournament: {
      ...WOMENS,
      // The gap is not given: the week of the first kick-off (1 March, week 9) is round 1.
      id: 'womens-2025',
      name: 'Women’s 2025',
      tournamentEndDate: '2025-04-12',
      showChangedTnc: true,
    },
  },
  {
    theme: 'championship',
    tournament: {
      ...ROUND_BASED,
      id: 'championship-2024',
      name: 'Championship 2024',
      tournamentLogo: '/marks/championship.svg',
      startWeekGap: 33,
      matchWeeks: rounds(6),
      tournamentEndDate: '2024-09-28',
      rewardActionKey: 'play-predictor-rugby',
    },
  },
  {
    theme: 'match-series',
    tournament: {
      ...MATCH_BASED,
      id: 'match-series-2024',
      name: 'Match Series 2024',
      tournamentLogo: '/marks/match-series.svg',
      tournamentEndDate: '2024-10-12',
    },
  },
  {
    theme: 'autumn-tests',
    tournament: {
      ...MATCH_BASED,
      id: 'autumn-tests-2024',
      name: 'Autumn Tests 2024',
      tournamentLogo: '/marks/autumn-tests.svg',
      tournamentEndDate: '2024-11-23',
      rewardActionKey: 'play-predictor-national-team',
    },
  },
]

/** Returns rounds 1 to `count` followed by the named ones. */
function rounds(count: number, ...named: readonly string[]): readonly Round[] {
  const numbered = Array.from({ length: count }, (_, index) => `Round ${index + 1}`)
  return [...numbered, ...named].map((label, index) => ({ id: String(index + 1), label, round: index + 1 }))
}

/** @param added tournaments of the deployment, which override the build's */
export function findTournament(
  id: string,
  added: readonly TournamentEntry[] = [],
): TournamentEntry | undefined {
  return [...added, ...TOURNAMENTS].find(({ tournament }) => tournament.id === id)
}

/**
 * @param added tournaments of the deployment, which override the build's
 * @throws PredictorError for a tournament that is not configured
 */
export function tournamentById(id: string, added: readonly TournamentEntry[] = []): TournamentEntry {
  const entry = findTournament(id, added)
  if (entry !== undefined) return entry
  throw new PredictorError(
    `Tournament ${id} is not configured here. Add it to the settings of the deployment or to config/tournaments.ts, or correct the link.`,
    { fault: 'unknown-tournament' },
  )
}

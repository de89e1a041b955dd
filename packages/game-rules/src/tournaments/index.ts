export { type CountryCode, eligibleCountries } from './eligible-countries.ts'
export { PRE_SEASON_ROUND, type Round, type RoundId } from './round.ts'
export type {
  LeaderboardOptions,
  MatchBasedTournament,
  Prize,
  RoundBasedTournament,
  Tournament,
  TournamentId,
} from './tournament.ts'
export {
  deriveStartWeekGap,
  nextRound,
  previousRound,
  type RoundFeatures,
  roundById,
  roundsToShow,
  startingRound,
  UnknownRoundError,
} from './tournament-rounds.ts'
export { InvalidTournamentError, parseTournament } from './tournament-schema.ts'

/** @module @touchline/game-rules */

export { ANNOUNCED_MINUTES, type Countdown, closingAnnouncement, countdown } from './fixtures/countdown.ts'
export {
  closesAt,
  FIXTURE_TAG_TEXT,
  FIXTURE_TAGS,
  type Fixture,
  type FixtureId,
  type FixtureTag,
  fixtureTag,
  isClosed,
  isOver,
  nextResultsCheck,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  outcomeSentence,
  RESULTS_CHECK_INTERVAL_MS,
  RESULTS_DELAY_MS,
  type ResultsCheck,
  resultsDueAt,
  type Score,
  type Team,
  type TeamPattern,
  type Teams,
} from './fixtures/fixture.ts'
export { type DateTextOptions, type KickOffText, kickOffText } from './fixtures/kick-off-text.ts'
export {
  type Board,
  type BoardKind,
  type BoardState,
  boardState,
  chooseBoard,
  emptyBoardText,
  leaderboardLabel,
  leaderboardTitle,
} from './leaderboards/board.ts'
export {
  type Medal,
  medalOf,
  type PlaceAhead,
  placeAhead,
  pointsLabel,
  rankLabel,
  type Standing,
  sharedRanks,
} from './leaderboards/standing.ts'
export {
  graphemesOf,
  hasVisibleCharacter,
  type NicknameForm,
  type NicknameProblem,
  type NicknameState,
  nicknameState,
  normalizeNickname,
} from './players/nickname.ts'
export {
  type AnsweredCount,
  answeredCount,
  answerTo,
  type Prediction,
  picksFromPrediction,
} from './predictions/prediction.ts'
export { maxConversions, type RugbyNote, rugbyNotes } from './predictions/rugby-notes.ts'
export {
  type Answer,
  type ChoiceAnswer,
  initialAnswer,
  isSameAnswer,
  isValidAnswer,
  type MatchResultAnswer,
  type NumberAnswer,
  type NumbersAnswer,
  numberFor,
} from './questions/answer.ts'
export {
  INITIAL_VALUES,
  LIMITS,
  type NumberKind,
  type NumberLimits,
  type NumberRange,
  snapToStep,
} from './questions/limits.ts'
export {
  type CountScale,
  choiceForNumber,
  choiceNumbers,
  countLabel,
  isOpenEndedScale,
  limitsFromChoices,
  parseWholeNumber,
} from './questions/numbered-choice.ts'
export {
  type ChoicePart,
  type NumberPart,
  numberPartOf,
  type PickOf,
  type Picks,
  recognisePart,
  SCORING_PARTS,
  type ScoringPart,
} from './questions/picks.ts'
export {
  type Choice,
  type ChoiceId,
  type ChoiceQuestion,
  type MatchResultQuestion,
  type NumberQuestion,
  type NumbersQuestion,
  QUESTION_KINDS,
  type Question,
  type QuestionId,
  type QuestionKind,
  questionClosesAt,
  sortQuestions,
} from './questions/question.ts'
export { type PartQuestion, PICKS, questionSheet } from './questions/question-sheet.ts'
export type { NumberLineSegment } from './scoring/explain-points.ts'
export {
  explainPick,
  type NumberLineOptions,
  numberLine,
  type PickExplanation,
} from './scoring/explain-points.ts'
export { type CorrectPick, factsFromPoints, type MatchFacts, type SidePoints } from './scoring/match-facts.ts'
export {
  InvalidMatchResultError,
  type MatchResultLists,
  matchResultChoices,
} from './scoring/match-result-choices.ts'
export {
  type PointsRange,
  type PredictionPoints,
  pointsFor,
  pointsPerChoice,
  pointsRange,
  predictionPoints,
  type Scoring,
} from './scoring/points.ts'
export { type RulesQuestion, type RulesRow, rulesText, TIE_BREAK_TEXT } from './scoring/rules-text.ts'
export {
  type Band,
  changedScheme,
  type ScoringScheme,
  schemeFor,
  standardScheme,
} from './scoring/scoring-scheme.ts'
export {
  combineSettlements,
  type Feedback,
  feedbackText,
  type Settlement,
  settle,
  type TotalPoints,
  totalPoints,
} from './scoring/settlement.ts'
export { type EpochMs, parseInstant } from './time/instant.ts'
export type {
  LeaderboardOptions,
  MatchBasedTournament,
  Prize,
  RoundBasedTournament,
  Tournament,
  TournamentId,
} from './tournaments/tournament.ts'
export {
  type CountryCode,
  eligibleCountries,
  PRE_SEASON_ROUND,
  type Round,
  type RoundId,
} from './tournaments/tournament.ts'
export {
  deriveStartWeekGap,
  nextRound,
  previousRound,
  type RoundFeatures,
  roundById,
  roundsToShow,
  startingRound,
  UnknownRoundError,
} from './tournaments/tournament-rounds.ts'
export { InvalidTournamentError, parseTournament } from './tournaments/tournament-schema.ts'

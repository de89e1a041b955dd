export {
  type Answer,
  type ChoiceAnswer,
  isAllowed,
  isSameAnswer,
  type MatchResultAnswer,
  type NumberAnswer,
  type NumbersAnswer,
  numberFor,
  startAnswer,
} from './answer.ts'
export {
  BOARD_KINDS,
  type Board,
  type BoardChoice,
  type BoardKind,
  type BoardState,
  boardState,
  pickBoard,
} from './board.ts'
export { BOARD_FAILED_TEXT, emptyBoardText, leaderboardLabel, leaderboardTitle } from './board-text.ts'
export { countLabel, hasOpenTop, numberFromText, type ScaleTop } from './count-label.ts'
export {
  CLOSED_TEXT,
  type Countdown,
  countdown,
  countdownAnnouncement,
} from './countdown.ts'
export { type CountryCode, eligibleCountries } from './eligible-countries.ts'
export { explainPick, type NumberLineStretch, numberLine, type PickExplanation } from './explain-pick.ts'
export {
  closesAt,
  type Fixture,
  type FixtureId,
  isClosed,
  RESULTS_DELAY_MS,
  resultsDueAt,
  type Team,
  type Teams,
} from './fixture.ts'
export { FIXTURE_TAG_TEXT, FIXTURE_TAGS, type FixtureTag, fixtureTag } from './fixture-tag.ts'
export { graphemesOf } from './graphemes.ts'
export { type DateTextOptions, type KickOffText, kickOffText } from './kick-off-text.ts'
export { LIMITS, START_VALUES } from './limits.ts'
export { limitsFromChoices } from './limits-from-choices.ts'
export { factsFromPoints, type MatchFacts, type SidePoints, type Truth, truthOf } from './match-facts.ts'
export { OUTCOMES, type Outcome, outcomeOf, outcomeSentence } from './match-outcome.ts'
export { InvalidMatchResultError, type MatchResultLists, matchResultChoices } from './match-result-choices.ts'
export {
  characterCount,
  cleanNickname,
  isVisible,
  NICKNAME_PROBLEMS,
  type NicknameProblem,
  type NicknameState,
  nicknameState,
} from './nickname.ts'
export type { NumberLimits } from './number-limits.ts'
export { cardLabel, numberWord } from './number-word.ts'
export { choiceForNumber, choiceNumbers } from './numbered-choice.ts'
export { pickFromText, recognisePart, WORD_PICKS } from './pick-text.ts'
export {
  amountsFor,
  bandAt,
  distanceTo,
  maximumPoints,
  type PredictionPoints,
  pointsFor,
  predictionPoints,
  tieBreakPoints,
} from './points.ts'
export { areHalvesPossible } from './possible-halves.ts'
export { canHoldTry, isPossibleScore, mostConversions } from './possible-score.ts'
export {
  type AnsweredCount,
  answeredCount,
  answerTo,
  changedAnswers,
  mergePredictions,
  type Prediction,
  withAnswer,
} from './prediction.ts'
export { picksOf } from './prediction-picks.ts'
export {
  type Choice,
  type ChoiceId,
  type ChoiceQuestion,
  type MatchResultQuestion,
  type NumberKind,
  type NumberQuestion,
  type NumbersQuestion,
  orderQuestions,
  QUESTION_KINDS,
  type Question,
  type QuestionId,
  type QuestionKind,
  questionClosesAt,
} from './question.ts'
export { type RankEntry, type RankedEntry, rankEntries } from './rank-entries.ts'
export { RESULTS_CHECK_MS, type ResultsWatch, resultsWatch } from './results-watch.ts'
export { PRE_SEASON_ROUND, type Round, type RoundId } from './round.ts'
export { RUGBY_NOTE_RULES, type RugbyNote, rugbyNotes } from './rugby-notes.ts'
export {
  FINAL_SCORE_PARTS,
  RULES_QUESTIONS,
  type RulesQuestion,
  type RulesRow,
  rulesText,
  TIE_BREAK_TEXT,
} from './rules-text.ts'
export {
  type ChoicePart,
  type NumberPart,
  type PickOf,
  type Picks,
  SCORING_PARTS,
  type ScoringPart,
} from './scoring-part.ts'
export {
  type Band,
  changedScheme,
  SCHEME_NAMES,
  type ScoringScheme,
  schemeFor,
  standardScheme,
} from './scoring-scheme.ts'
export {
  combineSettlements,
  FEEDBACK_TEXT,
  FEEDBACKS,
  type Feedback,
  feedbackText,
  type Settlement,
  settle,
  type TotalPoints,
  totalPoints,
} from './settlement.ts'
export { pointsLabel, rankLabel, type Standing, sharedRanks } from './standing.ts'
export { type EpochMs, instantFromText, isCalendarDay } from './time.ts'
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
export { MAX_TIMER_MS, type WaitStep, waitStep } from './wait-step.ts'
export { weekOfYear } from './week-of-year.ts'

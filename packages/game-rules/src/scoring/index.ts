export { explainPick, type NumberLineStretch, numberLine, type PickExplanation } from './explain-pick.ts'
export { factsFromPoints, type MatchFacts, type SidePoints, type Truth, truthOf } from './match-facts.ts'
export { InvalidMatchResultError, type MatchResultLists, matchResultChoices } from './match-result-choices.ts'
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

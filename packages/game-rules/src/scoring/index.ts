export { explainPick, type PickExplanation } from './explain-pick.ts'
export { type CorrectPick, factsFromPoints, type MatchFacts, type SidePoints } from './match-facts.ts'
export { InvalidMatchResultError, type MatchResultLists, matchResultChoices } from './match-result-choices.ts'
export { type NumberLineOptions, numberLine } from './number-line.ts'
export type { NumberLineSegment } from './number-line-segment.ts'
export {
  maximumPoints,
  type PredictionPoints,
  pointsFor,
  pointsPerChoice,
  predictionPoints,
  type Scoring,
  tieBreakPoints,
} from './points.ts'
export { type PointsRange, pointsRange } from './points-range.ts'
export {
  RULES_QUESTIONS,
  type RulesQuestion,
  type RulesRow,
  rulesText,
  TIE_BREAK_TEXT,
} from './rules-text.ts'
export {
  type Band,
  changedScheme,
  type ScoringScheme,
  schemeFor,
  standardScheme,
} from './scoring-scheme.ts'
export {
  combineSettlements,
  FEEDBACK_TEXT,
  type Feedback,
  feedbackText,
  type Settlement,
  settle,
  type TotalPoints,
  totalPoints,
} from './settlement.ts'

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
export { RUGBY_NOTE_RULES, type RugbyNote, rugbyNotes } from './rugby-notes.ts'

export { picksFromPrediction } from './picks-from-prediction.ts'
export { areHalvesPossible } from './possible-halves.ts'
export { maxConversions } from './possible-score.ts'
export {
  type AnsweredCount,
  answeredCount,
  answerTo,
  changedAnswers,
  mergePredictions,
  type Prediction,
  withAnswer,
} from './prediction.ts'
export { type RugbyNote, rugbyNotes } from './rugby-notes.ts'

export { areHalvesPossible } from './possible-halves.ts'
export { mostConversions } from './possible-score.ts'
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
export { type RugbyNote, rugbyNotes } from './rugby-notes.ts'

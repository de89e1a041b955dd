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
} from './answer.ts'
export { type CountScale, countLabel, isOpenEndedScale } from './count-label.ts'
export { INITIAL_VALUES, LIMITS } from './limits.ts'
export { limitsFromChoices } from './limits-from-choices.ts'
export type { NumberLimits } from './number-limits.ts'
export { choiceForNumber, choiceNumbers } from './numbered-choice.ts'
export { recognisePart } from './pick-text.ts'
export {
  type Choice,
  type ChoiceId,
  type ChoiceQuestion,
  type MatchResultQuestion,
  type NumberKind,
  type NumberQuestion,
  type NumbersQuestion,
  QUESTION_KINDS,
  type Question,
  type QuestionId,
  type QuestionKind,
  questionClosesAt,
  sortQuestions,
} from './question.ts'
export {
  type ChoicePart,
  type NumberPart,
  type PickOf,
  type Picks,
  SCORING_PARTS,
  type ScoringPart,
} from './scoring-part.ts'
export { type NumberRange, snapToStep } from './snap-to-step.ts'
export { parseWholeNumber } from './whole-number.ts'

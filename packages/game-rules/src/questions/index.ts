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
export { countLabel, hasOpenTop, numberFromText, type ScaleTop } from './count-label.ts'
export { LIMITS, START_VALUES } from './limits.ts'
export { limitsFromChoices } from './limits-from-choices.ts'
export { OUTCOMES, type Outcome, outcomeOf, outcomeSentence } from './match-outcome.ts'
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
  orderQuestions,
  QUESTION_KINDS,
  type Question,
  type QuestionId,
  type QuestionKind,
  questionClosesAt,
} from './question.ts'

/** @module @touchline/ui-kit/questions */

export { ChoiceQuestion, type ChoiceQuestionProps } from './choice-question.tsx'
export { CountSlider, type CountSliderProps } from './count-slider.tsx'
export { CountdownText, type CountdownTextProps } from './countdown-text.tsx'
export { FixtureStatusTag, type FixtureStatusTagProps } from './fixture-status-tag.tsx'
export { MinuteDial, type MinuteDialProps } from './minute-dial.tsx'
export { NumbersInput, type NumbersInputProps } from './numbers-input.tsx'
export { PointsBadge, type PointsBadgeProps } from './points-badge.tsx'
export { PossessionSlider, type PossessionSliderProps } from './possession-slider.tsx'
export type {
  NumberInputProps,
  NumberPartsInputProps,
  QuestionHeading,
  QuestionInputProps,
} from './question-input.ts'
export { ScoreInput, type ScoreInputProps, type ScoreSide } from './score-input.tsx'

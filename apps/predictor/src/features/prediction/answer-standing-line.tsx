import { CheckIcon, ClockIcon, LockIcon, WarningIcon } from '@touchline/ui-kit'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import type { AnswerOutcome } from '../../platform/answer-outcome.ts'
import type { AnswerStanding } from './answer-standing.ts'
import { CardLine } from './card-line.tsx'

const REFUSAL_TEXT = {
  closed: predictionCopy.closedBefore,
  'sign-in': predictionCopy.signIn,
  forbidden: predictionCopy.forbidden,
  invalid: predictionCopy.invalid,
  final: predictionCopy.answeredElsewhere,
  failed: predictionCopy.notSaved,
} as const satisfies Record<Exclude<AnswerOutcome, 'saved'>, string>

interface AnswerStandingLineProps {
  readonly standing: AnswerStanding
  /** Whether a draft is named. Its line keeps its space either way. */
  readonly isDraftNamed: boolean
}

/** Renders whether the answer is valid already, in words: a colour alone would leave it to a guess. */
export function AnswerStandingLine({ standing, isDraftNamed }: AnswerStandingLineProps) {
  switch (standing.name) {
    case 'sending':
      return <CardLine icon={<ClockIcon />}>{predictionCopy.onItsWay}</CardLine>
    case 'refused':
      return (
        <CardLine tone="negative" icon={<WarningIcon />}>
          {REFUSAL_TEXT[standing.outcome]}
        </CardLine>
      )
    case 'saved':
      return (
        <CardLine tone="positive" icon={<CheckIcon />}>
          {predictionCopy.saved}
        </CardLine>
      )
    case 'closed':
      return (
        <CardLine icon={<LockIcon />}>
          {standing.isAnswered ? predictionCopy.questionClosed : predictionCopy.noAnswer}
        </CardLine>
      )
    case 'gone':
      return (
        <CardLine tone="caution" icon={<WarningIcon />}>
          {predictionCopy.answerGone}
        </CardLine>
      )
    case 'partly-saved':
      return (
        <CardLine tone="caution" icon={<WarningIcon />}>
          {predictionCopy.partlySaved}
        </CardLine>
      )
    case 'draft':
      return <CardLine>{isDraftNamed ? predictionCopy.notSavedYet : null}</CardLine>
    case 'unanswered':
      return <CardLine>{predictionCopy.notAnswered}</CardLine>
  }
}

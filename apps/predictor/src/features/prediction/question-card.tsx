import { replaceEqualDeep } from '@tanstack/react-query'
import { Card, ProgressStep, WarningIcon } from '@touchline/ui-kit'
import { type Dispatch, memo, useRef } from 'react'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { answerText } from '../../match/answer-text.ts'
import { CrowdDisclosure } from '../../match/closed-match/closed-match.tsx'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { AnswerStandingLine } from './answer-standing-line.tsx'
import { CardLine } from './card-line.tsx'
import { CardNote } from './card-note.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import type { PredictionAction } from './prediction-reducer.ts'
import type { PredictionCard } from './prediction-sheet.ts'
import styles from './question-card.module.css'
import { QuestionInput } from './question-input.tsx'
import { useFocusAtClosing } from './use-focus-at-closing.ts'
import { useSnappedAnswer } from './use-snapped-answer.ts'

interface QuestionCardProps {
  /** 'prediction one' */
  readonly label: string
  readonly asked: FixtureQuestions
  readonly savedAnswers: StoredAnswers
  readonly card: PredictionCard
  /** Whether the card says of a draft that it is not saved. */
  readonly isDraftNamed: boolean
  readonly dispatch: Dispatch<PredictionAction>
}

/** Renders one question: its number, its text, its control, and where its answer stands. */
export const QuestionCard = memo(RenderedCard, haveEqualValues)

// A step of one control creates every card again, and only its own may render.
function haveEqualValues(before: QuestionCardProps, after: QuestionCardProps): boolean {
  return replaceEqualDeep(before, after) === before
}

function RenderedCard({ label, asked, savedAnswers, card, isDraftNamed, dispatch }: QuestionCardProps) {
  const { question, numbers, answer, unset, input, standing, conflict, missed, note } = card
  const title = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { snapped, onAnswerChange } = useSnappedAnswer(answer, numbers, (next, nextUnset) =>
    dispatch({ type: 'answered', questionId: question.id, answer: next, unset: nextUnset }),
  )
  useFocusAtClosing(input === 'closed', { place, replacement: title })
  return (
    <ProgressStep eyebrow={label} title={question.text} titleRef={title} done={answer !== undefined}>
      <Card ref={place} className={styles['card']} tone={question.kind === 'choice' ? 'plain' : 'raised'}>
        <QuestionInput
          question={question}
          fixture={asked.fixture}
          answer={answer}
          unset={unset}
          disabled={input !== 'open'}
          onAnswerChange={onAnswerChange}
        />
        {question.kind === 'numbers' && input !== 'closed' ? (
          <CardLine>{input === 'final' ? predictionCopy.isFinal : predictionCopy.willBeFinal}</CardLine>
        ) : null}
        {input === 'no-choices' ? (
          <CardLine tone="caution" icon={<WarningIcon />}>
            {predictionCopy.noNumbers}
          </CardLine>
        ) : null}
        {numbers === undefined ? null : (
          <div role="status">
            {snapped === undefined ? null : (
              <CardLine tone="caution" icon={<WarningIcon />}>
                {predictionCopy.snapped(snapped.wanted, snapped.taken)}
              </CardLine>
            )}
          </div>
        )}
        {conflict !== undefined ? (
          <ConflictChoice
            question={question}
            conflict={conflict}
            onSettled={(keep) => {
              dispatch({ type: 'conflict-settled', questionId: question.id, keep })
              // The buttons are removed; the focus stays at their question.
              title.current?.focus({ preventScroll: true })
            }}
          />
        ) : null}
        <CardNote text={note} />
        <CrowdDisclosure asked={asked} answers={savedAnswers} question={question} />
      </Card>
      <AnswerStandingLine standing={standing} isDraftNamed={isDraftNamed} />
      {missed === undefined ? null : (
        <CardLine tone="caution" icon={<WarningIcon />}>
          {predictionCopy.missed(answerText(question, missed))}
        </CardLine>
      )}
    </ProgressStep>
  )
}

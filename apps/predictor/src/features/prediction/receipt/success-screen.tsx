import { type Answer, answerTo, type Prediction, type Question } from '@touchline/game-rules'
import { CheckIcon, MessageScreen } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { scoreText } from '../../../config/copy.ts'
import { answerText } from '../../../match/question-texts.ts'
import { useToList } from '../../../navigation/game-navigation.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import styles from '../form/submit-bar.module.css'
import { predictionCopy } from '../prediction-copy.ts'
import { NextMatchLink } from './next-match-link.tsx'

/** The specified pause before the list opens. */
const RETURN_DELAY_MS = 2000

interface SuccessScreenProps {
  readonly questions: FixtureQuestions
  /** The answers as the platform has them. */
  readonly saved: Prediction
  /** Called when the player navigates and the match stays open, as by its link next to it on a wide screen. */
  readonly onStay: () => void
}

/**
 * Renders that everything is saved, the answers and a way to the next match; opens the list after a pause if the player is
 * still here.
 */
export function SuccessScreen({
  questions: { fixture, list: questions },
  saved,
  onStay,
}: SuccessScreenProps) {
  const { go } = useToList()
  const goToList = useEffectEvent(go)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Submit was removed with the form: without this the focus would fall to the page.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const timer = setTimeout(goToList, RETURN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const stay = useEffectEvent(onStay)
  useEffect(() => {
    if (key !== firstKey) stay()
  }, [key, firstKey])
  return (
    <div ref={place} role="status" tabIndex={-1}>
      <MessageScreen
        headingLevel={2}
        icon={<CheckIcon />}
        title={predictionCopy.success}
        description={predictionCopy.returning}
        className={styles['success']}
      >
        <p>{slipText(questions, saved)}</p>
        <NextMatchLink exceptId={fixture.id} />
      </MessageScreen>
    </div>
  )
}

/** A line breaks after the dot, not before it. */
const SEPARATOR = '\u00a0· '

/** Returns the answers in the order of their questions, as short as possible. @example slipText(questions, saved) //=> "27–19 · 9' · 4" */
function slipText(questions: readonly Question[], saved: Prediction): string {
  return questions
    .flatMap((question) => {
      const answer = answerTo(saved, question.id)
      return answer === undefined ? [] : [shortText(question, answer)]
    })
    .join(SEPARATOR)
}

function shortText(question: Question, answer: Answer): string {
  if (answer.kind === 'match-result') return scoreText(answer)
  const text = answerText(question, answer)
  return answer.kind === 'minute' ? `${text}'` : text
}

import type { Prediction } from '@touchline/game-rules'
import { CheckIcon, MessageScreen } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { useToList } from '../../navigation/use-to-list.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { NextMatchLink } from './next-match-link.tsx'
import { slipText } from './slip-text.ts'
import styles from './submit-bar.module.css'

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
export function SuccessScreen({ questions: { fixture, questions }, saved, onStay }: SuccessScreenProps) {
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

import { answerTo } from '@touchline/game-rules'
import { buttonAttributes, CheckIcon, cardAttributes, MessageScreen } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { answerText } from '../../../fixture/question-texts.ts'
import { ListLink } from '../../../navigation/game-link.tsx'
import { useToList } from '../../../navigation/game-navigation.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import layout from '../../../screen/screen-layout.module.css'
import slip from '../closed/closed-slip.module.css'
import { predictionCopy } from '../prediction-copy.ts'
import { NextFixtureLink } from './next-fixture-link.tsx'
import styles from './receipt.module.css'

/** The specified pause before the list opens. */
const RETURN_DELAY_MS = 2000

interface SuccessScreenProps {
  readonly questions: FixtureQuestions
  readonly savedAnswers: SavedAnswers
  /** Called when the player navigates and the fixture stays open, as by its link next to it on a wide screen. */
  readonly onStay: () => void
}

/**
 * Renders that everything is saved, the way to the next fixture and the answers. Opens the list after a pause, unless the player
 * touches the screen or presses a key meanwhile.
 */
export function SuccessScreen({ questions, savedAnswers, onStay }: SuccessScreenProps) {
  const place = useRef<HTMLDivElement>(null)
  const isStaying = useReturnToList()
  useEffect(() => {
    // Submit was removed with the form: without this the focus would fall to the page.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const stay = useEffectEvent(onStay)
  useEffect(() => {
    if (key !== firstKey) stay()
  }, [key, firstKey])
  return (
    <div className={styles['success']}>
      <div ref={place} className={styles['words']} role="status" tabIndex={-1}>
        <MessageScreen
          headingLevel={2}
          icon={<CheckIcon />}
          title={predictionCopy.success}
          description={isStaying ? predictionCopy.staying : predictionCopy.returning}
          className={`${layout['drawn']} ${styles['message']}`}
        />
      </div>
      <NextFixtureLink exceptId={questions.fixture.id} />
      <dl className={`${cardAttributes().className} ${layout['rows']} ${styles['slip']}`}>
        {questions.list.map((question) => {
          const answer = answerTo(savedAnswers.prediction, question.id)
          return answer === undefined ? null : (
            <div key={question.id} className={slip['row']}>
              <dt className={slip['question']}>{question.text}</dt>
              <dd className={`${slip['answer']} ${slip['pick']}`} data-saved="">
                {answerText(question, answer)}
              </dd>
            </div>
          )
        })}
      </dl>
      <ListLink {...buttonAttributes({ variant: 'quiet' })}>{predictionCopy.backToFixtures}</ListLink>
    </div>
  )
}

/** Opens the list after the specified pause. Returns whether a touch or a key has stopped it. */
function useReturnToList(): boolean {
  const { go } = useToList()
  const goToList = useEffectEvent(go)
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return undefined
    const ended = new AbortController()
    const stay = () => setIsStaying(true)
    window.addEventListener('pointerdown', stay, { signal: ended.signal })
    window.addEventListener('keydown', stay, { signal: ended.signal })
    const timer = setTimeout(goToList, RETURN_DELAY_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [isStaying])
  return isStaying
}

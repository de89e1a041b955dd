import type { Question } from '@touchline/game-rules'
import { Button } from '@touchline/ui-kit'
import { useId } from 'react'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { answerText } from '../../match/answer-text.ts'
import type { Conflict } from '../../queries/submit/find-conflicts.ts'
import styles from './question-card.module.css'

interface ConflictChoiceProps {
  readonly question: Question
  readonly conflict: Conflict
  readonly onSettled: (keep: 'mine' | 'theirs') => void
}

/** Lets the player choose between the answer of this device and the saved one of another. */
export function ConflictChoice({ question, conflict, onSettled }: ConflictChoiceProps) {
  const textId = useId()
  // Announced by the alert above Submit, which leads here.
  return (
    <fieldset className={styles['conflict']} aria-labelledby={textId} tabIndex={-1} data-conflict="">
      <p id={textId}>{predictionCopy.changedElsewhere(answerText(question, conflict.theirs))}</p>
      <Button onClick={() => onSettled('mine')}>
        {predictionCopy.keepMine(answerText(question, conflict.mine))}
      </Button>
      <Button onClick={() => onSettled('theirs')}>{predictionCopy.takeTheirs}</Button>
    </fieldset>
  )
}

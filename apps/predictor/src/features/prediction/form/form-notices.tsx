import { Button, Notice, ProgressStep, StepHeading } from '@touchline/ui-kit'
import { appCopy, fixtureCopy } from '../../../config/copy.ts'
import { useGame } from '../../../launch/game.ts'
import type { UnavailableQuestion } from '../../../platform/fixture-questions.ts'
import { ClockNotice } from '../../../screen/clock-notice.tsx'
import { predictionCopy } from '../prediction-copy.ts'
import styles from '../prediction-screen.module.css'

interface FormNoticesProps {
  /** Whether the form opened with changes of an earlier visit, and they are not saved. */
  readonly hasDraftBack: boolean
  /** False if the platform has more questions than are read. */
  readonly isComplete: boolean
  readonly onDiscard: () => void
}

/** Renders what a player should know before answering. */
export function FormNotices({ hasDraftBack, isComplete, onDiscard }: FormNoticesProps) {
  const { storage } = useGame()
  return (
    <div className={styles['notices']}>
      <ClockNotice />
      {hasDraftBack ? (
        <Notice
          tone="accent"
          live="off"
          action={<Button onClick={onDiscard}>{predictionCopy.discardDraft}</Button>}
        >
          {predictionCopy.draftRestored}
        </Notice>
      ) : null}
      {!storage.isLasting() ? (
        <Notice tone="caution" live="off">
          {appCopy.draftsNotKept}
        </Notice>
      ) : null}
      {!isComplete ? (
        <Notice tone="caution" live="off">
          {fixtureCopy.questionsMissing}
        </Notice>
      ) : null}
    </div>
  )
}

/** The place of a question that cannot be answered here; the others work. */
export function UnavailableCard({ reason }: Pick<UnavailableQuestion, 'reason'>) {
  return (
    <ProgressStep>
      <StepHeading title={predictionCopy[reason]} />
      <p>{predictionCopy.othersWork}</p>
    </ProgressStep>
  )
}

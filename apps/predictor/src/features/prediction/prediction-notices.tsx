import { Button, Notice } from '@touchline/ui-kit'
import { ClockNotice } from '../../clock/clock-notice.tsx'
import { appCopy } from '../../config/copy/app-copy.ts'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { useGame } from '../../launch/use-game.ts'
import styles from './prediction-screen.module.css'

interface PredictionNoticesProps {
  readonly hadDraft: boolean
  /** False if the platform has more questions than are read. */
  readonly isComplete: boolean
  readonly onDiscard: () => void
}

/** Renders what a player should know before answering. */
export function PredictionNotices({ hadDraft, isComplete, onDiscard }: PredictionNoticesProps) {
  const { storage } = useGame()
  return (
    <div className={styles['notices']}>
      <ClockNotice />
      {hadDraft ? (
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
          {predictionCopy.questionsMissing}
        </Notice>
      ) : null}
    </div>
  )
}

import { answerTo, type FixtureId } from '@touchline/game-rules'
import { CheckIcon } from '@touchline/ui-kit'
import { savedAtText } from '../../../config/text-format.ts'
import { rewardRecordOf } from '../../../device/player-records.ts'
import { useGame, usePlayerStore } from '../../../launch/game.ts'
import { publicLink } from '../../../launch/paths.ts'
import { answerText } from '../../../match/answer-text.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { ShareButton } from '../../../sharing/share-button.tsx'
import { usePictureFrame } from '../../../sharing/share-picture.ts'
import { predictionCopy } from '../prediction-copy.ts'
import { rewardCode } from '../submit/reward.ts'
import styles from './receipt.module.css'
import { receiptPicture, receiptText } from './share-receipt.ts'

interface ReceiptProps {
  readonly questions: FixtureQuestions
  readonly savedAnswers: SavedAnswers
  readonly isClosed: boolean
  /** Whether the player had set answers that were not saved in time. */
  readonly hasMissed: boolean
}

/** Each answer as the platform has it, with the time it was first saved: the platform keeps none of a change. */
export function Receipt({
  questions: { fixture, list: questions },
  savedAnswers,
  isClosed,
  hasMissed,
}: ReceiptProps) {
  const { settings, launch } = useGame()
  const place = { tournamentId: launch.tournamentId, fixtureId: fixture.id }
  const link = publicLink(settings, place, window.location.origin)
  const frame = usePictureFrame()
  const rows = questions.flatMap((question) => {
    const answer = answerTo(savedAnswers.prediction, question.id)
    return answer === undefined ? [] : [{ question, answer, savedAt: savedAnswers.savedAt[question.id] }]
  })
  const times = rows.map(({ savedAt }) => (savedAt === undefined ? undefined : savedAtText(savedAt)))
  const [sharedTime] = times
  const hasOneTime = times.length > 1 && times.every((time) => time === sharedTime)
  if (rows.length === 0) {
    const none = predictionCopy[hasMissed ? 'closedMissed' : 'closedEmpty']
    return isClosed ? <p className={styles['none']}>{none}</p> : null
  }
  return (
    <details className={styles['receipt']}>
      <summary className={styles['summary']}>
        <CheckIcon />
        <span>{predictionCopy.receiptSummary(rows.length)}</span>
      </summary>
      <dl className={styles['rows']}>
        {rows.map(({ question, answer, savedAt }) => (
          <div key={question.id} className={styles['row']}>
            <dt>{question.text}</dt>
            <dd>
              <strong>{answerText(question, answer)}</strong>
              {savedAt !== undefined && !hasOneTime ? (
                <small>{predictionCopy.savedAt(savedAtText(savedAt))}</small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {hasOneTime && sharedTime !== undefined ? (
        <p className={styles['reward']}>
          <small>{predictionCopy.allSavedAt(sharedTime)}</small>
        </p>
      ) : null}
      <MissingReward fixtureId={fixture.id} />
      <div className={styles['share']}>
        <ShareButton
          text={receiptText(fixture, rows, link)}
          picture={{ ...frame, ...receiptPicture(fixture, rows) }}
        />
      </div>
    </details>
  )
}

/** Renders the facts for support if the reward of a saved prediction was never granted. */
function MissingReward({ fixtureId }: { readonly fixtureId: FixtureId }) {
  const { entry, settings } = useGame()
  const rewards = rewardRecordOf(usePlayerStore())
  if (entry.tournament.rewardActionKey === undefined) return null
  if (!rewards.hasFailed(fixtureId)) return null
  return (
    <p className={styles['reward']}>
      {predictionCopy.rewardMissing} <code>{rewardCode(settings, fixtureId)}</code>
    </p>
  )
}

import { answerTo } from '@touchline/game-rules'
import { CheckIcon } from '@touchline/ui-kit'
import { predictionCopy } from '../../config/copy/prediction-copy.ts'
import { savedAtText } from '../../config/copy/saved-at-text.ts'
import { publicLink } from '../../launch/public-link.ts'
import { useGame } from '../../launch/use-game.ts'
import { answerText } from '../../match/answer-text.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { ShareButton } from '../../sharing/share-button.tsx'
import { usePictureFrame } from '../../sharing/use-picture-frame.ts'
import { MissingReward } from './missing-reward.tsx'
import styles from './receipt.module.css'
import { receiptPicture } from './receipt-picture.ts'
import { receiptText } from './receipt-text.ts'

interface ReceiptProps {
  readonly asked: FixtureQuestions
  readonly stored: StoredAnswers
  readonly isClosed: boolean
}

/** Each answer as the platform has it, with the time it was first saved: the platform keeps none of a change. */
export function Receipt({ asked, stored, isClosed }: ReceiptProps) {
  const { settings, launch } = useGame()
  const place = { tournamentId: launch.tournamentId, fixtureId: asked.fixture.id }
  const link = publicLink(settings, place, window.location.origin)
  const frame = usePictureFrame()
  const rows = asked.questions.flatMap((question) => {
    const answer = answerTo(stored.prediction, question.id)
    return answer === undefined ? [] : [{ question, answer, savedAt: stored.savedAt[question.id] }]
  })
  if (rows.length === 0)
    return isClosed ? <p className={styles['none']}>{predictionCopy.closedEmpty}</p> : null
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
              {savedAt !== undefined ? <small>{predictionCopy.savedAt(savedAtText(savedAt))}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <MissingReward fixtureId={asked.fixture.id} />
      <div className={styles['share']}>
        <ShareButton
          text={receiptText(asked.fixture, rows, link)}
          picture={{ ...frame, ...receiptPicture(asked.fixture, rows) }}
        />
      </div>
    </details>
  )
}

import type { FixtureId } from '@touchline/game-rules'
import { CheckIcon, cardAttributes, DownIcon } from '@touchline/ui-kit'
import { savedAtText } from '../../../config/text-format.ts'
import { confirmedSavesOf } from '../../../device/player-records.ts'
import closedFixture from '../../../fixture/closed-fixture/closed-fixture.module.css'
import { answerText } from '../../../fixture/question-texts.ts'
import { useGame, usePlayerStore } from '../../../launch/game.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { rewardCode } from '../../../queries/confirmed-saves.ts'
import layout from '../../../screen/screen-layout.module.css'
import { ShareButton } from '../../../sharing/share-button.tsx'
import { predictionCopy } from '../prediction-copy.ts'
import styles from './receipt.module.css'
import { useReceipt } from './use-receipt.ts'

interface ReceiptProps {
  readonly questions: FixtureQuestions
  readonly savedAnswers: SavedAnswers
}

/** Renders the saved answers; nothing without one. */
export function Receipt({ questions, savedAnswers }: ReceiptProps) {
  const { rows, sharedTime, text } = useReceipt(questions, savedAnswers)
  if (rows.length === 0) return null
  return (
    <details className={`${cardAttributes().className} ${styles['receipt']}`}>
      <summary className={`${closedFixture['opener']} ${styles['summary']}`}>
        <CheckIcon />
        <span>{predictionCopy.receiptSummary(rows.length)}</span>
        <DownIcon />
      </summary>
      <dl className={layout['rows']}>
        {rows.map(({ question, answer, savedAt }) => (
          <div key={question.id} className={styles['row']}>
            <dt>{question.text}</dt>
            <dd>
              <strong>{answerText(question, answer)}</strong>
              {savedAt !== undefined && sharedTime === undefined ? (
                <small>{predictionCopy.savedAt(savedAtText(savedAt))}</small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {sharedTime === undefined ? null : (
        <p className={styles['reward']}>
          <small>{predictionCopy.allSavedAt(savedAtText(sharedTime))}</small>
        </p>
      )}
      <MissingReward fixtureId={questions.fixture.id} />
      <div className={styles['reward']}>
        <ShareButton text={text} />
      </div>
    </details>
  )
}

/** Renders the facts for support after a request for the reward of a saved prediction has failed, until one is granted. */
export function MissingReward({ fixtureId }: { readonly fixtureId: FixtureId }) {
  const game = useGame()
  const save = confirmedSavesOf(usePlayerStore()).read().get(fixtureId)
  if (game.entry.tournament.rewardActionKey === undefined || save?.isRewarded !== false) return null
  return (
    <p className={styles['reward']}>
      {predictionCopy.rewardMissing} <code>{rewardCode(game, fixtureId)}</code>
    </p>
  )
}

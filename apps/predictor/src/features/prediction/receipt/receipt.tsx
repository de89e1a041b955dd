import { answerTo } from '@touchline/game-rules'
import { CheckIcon } from '@touchline/ui-kit'
import { savedAtText } from '../../../config/text-format.ts'
import { confirmedSavesOf } from '../../../device/player-records.ts'
import { answerText } from '../../../fixture/question-texts.ts'
import { useGame, usePlayerStore } from '../../../launch/game.ts'
import { publicLink } from '../../../launch/paths.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { rewardCode } from '../../../queries/confirmed-saves.ts'
import layout from '../../../screen/screen-layout.module.css'
import { ShareButton } from '../../../sharing/share-button.tsx'
import { shareCopy } from '../../../sharing/share-text.ts'
import { predictionCopy } from '../prediction-copy.ts'
import styles from './receipt.module.css'

interface ReceiptProps {
  readonly questions: FixtureQuestions
  readonly savedAnswers: SavedAnswers
}

/**
 * Renders how many answers the platform has, when they were first saved (it stores no time of a change) and a button that shares
 * them; nothing without one. After a request for the reward has failed, the facts for support, until one is granted.
 */
export function Receipt({ questions: { fixture, list }, savedAnswers }: ReceiptProps) {
  const game = useGame()
  const { id, home, away } = fixture
  const { isRewarded } = confirmedSavesOf(usePlayerStore()).read().get(id) ?? {}
  const lines = list.flatMap((question) => {
    const answer = answerTo(savedAnswers.prediction, question.id)
    return answer === undefined ? [] : [shareCopy.line(question.text, answerText(question, answer))]
  })
  const times = [...savedAnswers.savedAt.values()]
  if (lines.length === 0) return null
  const place = { tournamentId: game.launch.tournamentId, fixtureId: id }
  const link = publicLink(game.settings, place, window.location.origin)
  return (
    <>
      <div className={`${layout['line']} ${styles['receipt']}`}>
        <p className={`${layout['line']} ${layout['note']}`}>
          <CheckIcon />
          <strong>{predictionCopy.receiptSummary(lines.length)}</strong>{' '}
          {times.length === 0 ? null : (
            <span>{predictionCopy.savedAt(savedAtText(Math.min(...times), Math.max(...times)))}</span>
          )}
        </p>
        {/* As people send it to each other. */}
        <ShareButton
          text={[shareCopy.prediction(home.name, away.name), ...lines, shareCopy.play(link)].join('\n')}
        />
      </div>
      {isRewarded === false ? (
        <p className={styles['reward']}>
          {predictionCopy.rewardMissing} <code>{rewardCode(game, id)}</code>
        </p>
      ) : null}
    </>
  )
}

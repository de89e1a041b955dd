import { answerTo, type FixtureId } from '@touchline/game-rules'
import { CheckIcon, cardAttributes, DownIcon } from '@touchline/ui-kit'
import { savedAtText } from '../../../config/text-format.ts'
import { confirmedSavesOf } from '../../../device/player-records.ts'
import closedFixture from '../../../fixture/closed-fixture/closed-fixture.module.css'
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

/** Returns each answer as the platform has it, with the time it was first saved: the platform keeps none of a change. */
function useReceipt({ questions, savedAnswers }: ReceiptProps) {
  const { settings, launch } = useGame()
  const { id, home, away } = questions.fixture
  const place = { tournamentId: launch.tournamentId, fixtureId: id }
  const rows = questions.list.flatMap((question) => {
    const answer = answerTo(savedAnswers.prediction, question.id)
    return answer === undefined ? [] : [{ question, answer, savedAt: savedAnswers.savedAt.get(question.id) }]
  })
  const [first] = rows
  const timeOf = (at: number | undefined) => (at === undefined ? undefined : savedAtText(at))
  const hasOneTime =
    rows.length > 1 && rows.every(({ savedAt }) => timeOf(savedAt) === timeOf(first?.savedAt))
  return {
    rows,
    /** When all of them were saved, if that was at the same time. */
    sharedTime: hasOneTime ? first?.savedAt : undefined,
    /** A receipt as people send it to each other. */
    text: [
      shareCopy.prediction(home.name, away.name),
      ...rows.map(({ question, answer }) => shareCopy.line(question.text, answerText(question, answer))),
      shareCopy.play(publicLink(settings, place, window.location.origin)),
    ].join('\n'),
  }
}

/** Renders the saved answers; nothing without one. */
export function Receipt(props: ReceiptProps) {
  const { rows, sharedTime, text } = useReceipt(props)
  if (rows.length === 0) return null
  return (
    <details className={`${cardAttributes().className} ${styles['receipt']}`}>
      <summary className={`${closedFixture['opener']} ${styles['summary']}`}>
        <CheckIcon />
        <span>{predictionCopy.receiptSummary(rows.length)}</span>
        <DownIcon />
      </summary>
      <AnswerRows {...props} hasTimes={sharedTime === undefined} />
      {sharedTime === undefined ? null : (
        <p className={styles['reward']}>
          <small>{predictionCopy.allSavedAt(savedAtText(sharedTime))}</small>
        </p>
      )}
      <MissingReward fixtureId={props.questions.fixture.id} />
      <div className={styles['reward']}>
        <ShareButton text={text} />
      </div>
    </details>
  )
}

/** Renders how many answers are saved, and since when; nothing without one. */
export function SavedLine(props: ReceiptProps) {
  const { rows, sharedTime, text } = useReceipt(props)
  if (rows.length === 0) return null
  return (
    <>
      <div className={`${layout['line']} ${styles['saved']}`}>
        <p className={`${layout['line']} ${layout['note']}`}>
          <CheckIcon />
          <strong>{predictionCopy.receiptSummary(rows.length)}</strong>{' '}
          {sharedTime === undefined ? null : <span>{predictionCopy.savedAt(savedAtText(sharedTime))}</span>}
        </p>
        <ShareButton text={text} />
      </div>
      <MissingReward fixtureId={props.questions.fixture.id} />
    </>
  )
}

interface AnswerRowsProps extends ReceiptProps {
  /** Whether each row has the time at which its answer was first saved. @default false */
  readonly hasTimes?: boolean
  readonly className?: string
}

/** Renders a row for each saved answer. */
export function AnswerRows({ hasTimes = false, className = '', ...props }: AnswerRowsProps) {
  const { rows } = useReceipt(props)
  return (
    <dl className={`${layout['rows']} ${className}`}>
      {rows.map(({ question, answer, savedAt }) => (
        <div key={question.id} className={styles['row']}>
          <dt>{question.text}</dt>
          <dd>
            <strong>{answerText(question, answer)}</strong>
            {hasTimes && savedAt !== undefined ? (
              <small>{predictionCopy.savedAt(savedAtText(savedAt))}</small>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders the facts for support after a request for the reward of a saved prediction has failed, until one is granted. */
function MissingReward({ fixtureId }: { readonly fixtureId: FixtureId }) {
  const game = useGame()
  const save = confirmedSavesOf(usePlayerStore()).read().get(fixtureId)
  if (game.entry.tournament.rewardActionKey === undefined || save?.isRewarded !== false) return null
  return (
    <p className={styles['reward']}>
      {predictionCopy.rewardMissing} <code>{rewardCode(game, fixtureId)}</code>
    </p>
  )
}

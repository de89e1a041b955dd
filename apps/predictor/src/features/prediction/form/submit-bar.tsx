import type { FixtureId } from '@touchline/game-rules'
import { Button, buttonAttributes, CheckIcon, VisuallyHidden, WarningIcon } from '@touchline/ui-kit'
import { type Ref, useId } from 'react'
import { appCopy } from '../../../config/copy.ts'
import { usePlatformTime } from '../../../launch/use-platform-time.ts'
import { ListLink } from '../../../navigation/game-link.tsx'
import { Place } from '../../../screen/places.tsx'
import { StillWorking } from '../../../screen/read-frame.tsx'
import layout from '../../../screen/screen-layout.module.css'
import { predictionCopy } from '../prediction-copy.ts'
import { NextFixtureLink } from '../receipt/next-fixture-link.tsx'
import type { MatchSheet } from './match-sheet.ts'
import styles from './submit-bar.module.css'
import type { FixtureForm } from './use-fixture-form.ts'

interface SubmitBarProps {
  readonly form: Pick<FixtureForm, 'sheet' | 'submit' | 'stop'>
  readonly fixtureId: FixtureId
  /** Leads to the next question without an answer. */
  readonly onShowEmpty: () => void
  /** Leads to the first answer that was changed on another device. */
  readonly onShowConflict: () => void
  /** The link that replaces Submit after the closing. */
  readonly back: Ref<HTMLAnchorElement>
}

const SECOND_MS = 1000

/** Renders how much is answered and the one action, always in reach. */
export function SubmitBar({ form, fixtureId, onShowEmpty, onShowConflict, back }: SubmitBarProps) {
  const { sheet } = form
  const { phase, isClosed, answered, conflictCount, isAllSaved, hasEmpty } = sheet
  const isWaiting = phase.name === 'waiting'
  const heldUntil = phase.name === 'failed' && !isClosed ? phase.wait?.until : undefined
  /** Until a platform that was too busy takes a Submit again. */
  const secondsLeft = usePlatformTime(({ now }) => Math.ceil(Math.max(0, (heldUntil ?? 0) - now) / SECOND_MS))
  const isHeld = secondsLeft > 0
  const isOver = isClosed && phase.name !== 'sending'
  const notesId = useId()
  const hasNotes = sheet.notes.length > 0
  return (
    <div className={styles['bar']}>
      <Place of="bar" />
      <Attempt sheet={sheet} />
      {isHeld ? (
        // A timer is announced when it is reached, not every second.
        <p className={styles['attempt']} role="timer">
          {predictionCopy.busyFor(secondsLeft)}
        </p>
      ) : null}
      {conflictCount === 0 ? null : (
        <div className={`${layout['line']} ${styles['conflict']}`} role="alert">
          <p>{predictionCopy.conflictNote(conflictCount)}</p>
          <Button onClick={onShowConflict}>{predictionCopy.showConflict}</Button>
        </div>
      )}
      {hasNotes ? (
        // Not announced, because a first digit is no answer yet: Submit is described by them.
        <p id={notesId} className={styles['notes']}>
          <WarningIcon /> {sheet.notes.join(' ')}
        </p>
      ) : null}
      <div className={styles['row']}>
        {isAllSaved && !hasEmpty ? (
          <NextFixtureLink exceptId={fixtureId}>
            <strong className={`${layout['drawn']} ${styles['saved']}`}>
              <span>{predictionCopy.allSaved(answered)}</span> <CheckIcon />
            </strong>
          </NextFixtureLink>
        ) : (
          <Progress sheet={sheet} onShowEmpty={onShowEmpty} />
        )}
        {isOver ? (
          <ListLink ref={back} {...buttonAttributes({ variant: 'primary', size: 'l' })}>
            {predictionCopy.backToFixtures}
          </ListLink>
        ) : (
          // One button whatever it says, so that it keeps the focus.
          <Button
            // With nothing left to submit it is not the thing to do.
            variant={isWaiting || isAllSaved ? undefined : 'primary'}
            size="l"
            busy={phase.name === 'sending'}
            busyLabel={predictionCopy.submitting}
            disabled={!isWaiting && answered.answered === 0}
            aria-disabled={!isWaiting && (conflictCount > 0 || isHeld)}
            aria-describedby={hasNotes ? notesId : undefined}
            onClick={({ detail }) => {
              if (!isWaiting) form.submit()
              // The second of two taps on Submit stops nothing.
              else if (detail < 2) form.stop()
            }}
          >
            {isWaiting ? predictionCopy.stopWaiting : predictionCopy.submit}
          </Button>
        )}
      </div>
    </div>
  )
}

interface ProgressProps extends Pick<SubmitBarProps, 'onShowEmpty'> {
  readonly sheet: MatchSheet
}

/** Renders how much is answered, with a pip for each question. While one can be answered, it is a button that leads there. */
function Progress({ sheet, onShowEmpty }: ProgressProps) {
  const { cards, answered, hasEmpty } = sheet
  const words = (
    <>
      <strong>
        {predictionCopy.answered(answered)}{' '}
        <span className={styles['pips']} aria-hidden="true">
          {cards.map(({ question, isDone }) => (
            <i key={question.id} data-done={isDone || undefined} />
          ))}
        </span>
      </strong>
      <span>{noteOf(sheet)}</span>
    </>
  )
  return hasEmpty ? (
    <button type="button" className={styles['count']} onClick={onShowEmpty}>
      {words} <VisuallyHidden>{predictionCopy.showEmpty}</VisuallyHidden>
    </button>
  ) : (
    <p className={styles['count']}>{words}</p>
  )
}

function noteOf({ isClosed, unsavedCount, isAllSaved }: MatchSheet): string {
  if (isAllSaved) return predictionCopy.savedNote
  return isClosed || unsavedCount === 0 ? predictionCopy.answeredNote : predictionCopy.draftNote
}

/** Renders the result of the last attempt: what happened, what is saved, what to do. */
function Attempt({ sheet: { phase, isClosed, isUnsure } }: { readonly sheet: MatchSheet }) {
  const isUnsureAtClosing = isClosed && isUnsure
  if (phase.name === 'waiting') {
    return (
      <p className={styles['attempt']} role="status">
        <strong>{appCopy.waitingForConnection}</strong> <span>{predictionCopy.waitingNote}</span>
      </p>
    )
  }
  if (phase.name === 'sending') return <StillWorking className={styles['attempt']} />
  if (phase.name !== 'failed') {
    return isUnsureAtClosing ? (
      <p className={styles['attempt']} role="status">
        {predictionCopy.closedUnsure}
      </p>
    ) : null
  }
  const outcomes = [...phase.outcomes.values()]
  const saved = outcomes.filter((outcome) => outcome === 'saved').length
  const isOver = outcomes.every((outcome) => outcome === 'saved' || outcome === 'closed')
  const sentences = [
    predictionCopy.savedOf(saved, outcomes.length),
    isOver && predictionCopy.closedNote,
    isUnsureAtClosing && predictionCopy.closedUnsure,
    outcomes.includes('forbidden') && predictionCopy.forbiddenNote,
    !isClosed && phase.wait?.isBeyondClosing === true && predictionCopy.notReceived,
    !(isOver || isClosed || outcomes.includes('sign-in')) && predictionCopy.pleaseTryAgain,
  ]
  return (
    <p className={styles['attempt']} role="alert">
      <strong>{predictionCopy.failed}</strong>{' '}
      <span>{sentences.filter((text) => text !== false).join(' ')}</span>
    </p>
  )
}

import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, answerTo, isClosed, type QuestionId, questionClosesAt } from '@touchline/game-rules'
import { useOnline } from '@touchline/ui-kit'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { usePlatformTime } from '../../../clock/use-platform-time.ts'
import { changeOf, type Draft, discarded, withAnswer, withoutChange } from '../../../device/drafts.ts'
import { useGame } from '../../../launch/use-game.ts'
import { useDraft } from '../../../match/use-draft.ts'
import { usePageRestored } from '../../../navigation/use-page-restored.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { closingNow } from '../../../platform/platform-time.ts'
import {
  pendingSubmit,
  removeSettledSubmits,
  stopWaitingSubmit,
  submitMutation,
  useAttempt,
} from '../submit/attempt.ts'
import { type MatchSheet, matchSheet } from './match-sheet.ts'

/** The form of one match: what it shows, and what the player can do. */
export interface MatchForm {
  readonly sheet: MatchSheet
  /** @param unset the parts of the answer that are not set yet */
  readonly answer: (questionId: QuestionId, answer: Answer, unset?: readonly string[]) => void
  readonly settleConflict: (questionId: QuestionId, keep: 'mine' | 'theirs') => void
  readonly discard: () => void
  readonly submit: () => void
  /** Ends the wait for a connection: nothing is sent. */
  readonly stop: () => void
  /** Shows the form again after a success. */
  readonly reopen: () => void
}

/** Returns the form of one match. Nothing is kept in it: answers are in the cache, changes on the device, attempts in the mutations. */
export function useMatchSheet(questions: FixtureQuestions, saved: SavedAnswers): MatchForm {
  const game = useGame()
  const client = useQueryClient()
  const { id } = questions.fixture
  const { draft, update } = useDraft(id)
  const attempt = useAttempt(id)
  const now = useSheetTime(questions)
  const sheet = useMemo(
    () => matchSheet(questions, saved, draft, attempt, now),
    [questions, saved, draft, attempt, now],
  )
  const { mutate } = useMutation(submitMutation(game, client, id))
  const send = (changes: Draft) => mutate({ questions, saved, changes, abort: new AbortController() })

  usePageRestored(() => {
    // An attempt that was suspended in the browser's history: what arrived is read back, the rest can be sent again.
    const submit = pendingSubmit(client, id)
    if (submit?.state.isPaused === false) submit.state.variables?.abort.abort()
  })

  const isOnline = useOnline()
  const findOut = useEffectEvent(() => {
    if (pendingSubmit(client, id) === undefined) send(sheet.unsure)
  })
  const isUnsure = sheet.isClosed && Object.keys(sheet.unsure).length > 0
  useEffect(() => {
    // Nothing can be sent after the closing, but what was sent may have arrived.
    if (isUnsure && isOnline) findOut()
  }, [isUnsure, isOnline])

  // The cards compare them.
  const cardActions = useMemo(
    (): Pick<MatchForm, 'answer' | 'settleConflict'> => ({
      answer: (questionId, answer, unset = []) => {
        const change = { answer, unset, saved: answerTo(saved.prediction, questionId) }
        update(id, (before) => withAnswer(before, questionId, change))
      },
      settleConflict: (questionId, keep) =>
        update(id, (before) => {
          const change = changeOf(before, questionId)
          if (change === undefined || keep === 'theirs') return withoutChange(before, questionId)
          return { ...before, [questionId]: { ...change, basedOn: answerTo(saved.prediction, questionId) } }
        }),
    }),
    [update, id, saved],
  )

  return {
    sheet,
    ...cardActions,
    discard: () => {
      if (sheet.phase.name === 'sending') return
      stopWaitingSubmit(client, id)
      update(id, (before) => discarded(before, saved.prediction))
      removeSettledSubmits(client, id)
    },
    submit: () => {
      const isLate = isClosed(questions.fixture, closingNow(game.engagement))
      const isEmpty = Object.keys(sheet.sendable).length === 0
      if (isLate || isEmpty || pendingSubmit(client, id) !== undefined) return
      // The library knows events only, and none tells of a connection that was lost before the page was loaded.
      onlineManager.setOnline(navigator.onLine)
      // What was not set is sent as 0.
      update(id, (before) => withAllSet(before, sheet.sendable))
      send(withAllSet(sheet.sendable, sheet.sendable))
    },
    stop: () => stopWaitingSubmit(client, id),
    reopen: () => removeSettledSubmits(client, id),
  }
}

function withAllSet(draft: Draft, sent: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([id, change]) => [
      id,
      changeOf(sent, id) === undefined ? change : { ...change, unset: [] },
    ]),
  )
}

/**
 * Returns the latest closing time that has passed; -Infinity before the first. For the sheet it equals the present:
 * the form renders when a question closes, not each second.
 */
function useSheetTime({ fixture, list: questions }: Pick<FixtureQuestions, 'fixture' | 'list'>): number {
  const { engagement } = useGame()
  const read = () => {
    const now = closingNow(engagement)
    const closings = [fixture.closesAt, ...questions.map((question) => questionClosesAt(question, fixture))]
    return Math.max(Number.NEGATIVE_INFINITY, ...closings.filter((at) => at <= now))
  }
  return usePlatformTime(read)
}

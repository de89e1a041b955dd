import { useMutation, useQueryClient } from '@tanstack/react-query'
import { questionClosesAt } from '@touchline/game-rules'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { usePlatformTime } from '../../../clock/use-platform-time.ts'
import { useDraft } from '../../../fixture/own-prediction.ts'
import { useGame } from '../../../launch/game.ts'
import { usePageRestored } from '../../../navigation/use-page-restored.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import { useConnection } from '../../../queries/connection.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import {
  pendingSubmit,
  removeSettledSubmits,
  stopWaitingSubmit,
  submitMutation,
  useAttempt,
} from '../submit/attempt.ts'
import { type MatchActions, matchActions } from './match-actions.ts'
import { type MatchSheet, matchSheet } from './match-sheet.ts'

/** The form of one match: what it shows, and what the player can do. */
export interface MatchForm extends Pick<MatchActions, 'answer' | 'settleConflict'> {
  readonly sheet: MatchSheet
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
  const draft = useDraft(id)
  const attempt = useAttempt(id)
  const now = useSheetTime(questions)
  const sheet = useMemo(
    () => matchSheet(questions, saved, draft, attempt, now),
    [questions, saved, draft, attempt, now],
  )
  const { mutate } = useMutation(submitMutation(game, client, id))
  // The cards compare what these call.
  const actions = useMemo(
    () => matchActions({ session: game, client, questions, saved, send: mutate }),
    [game, client, questions, saved, mutate],
  )

  usePageRestored(() => {
    // An attempt that was suspended in the browser's history: what arrived is read back, the rest can be sent again.
    const submit = pendingSubmit(client, id)
    if (submit?.state.isPaused === false) submit.state.variables?.abort.abort()
  })

  const isOnline = useConnection()
  const findOut = useEffectEvent(() => actions.findOut(sheet))
  const isUnsure = sheet.isClosed && Object.keys(sheet.unsure).length > 0
  useEffect(() => {
    // Nothing can be sent after the closing, but what was sent may have arrived.
    if (isUnsure && isOnline) findOut()
  }, [isUnsure, isOnline])

  return {
    sheet,
    answer: actions.answer,
    settleConflict: actions.settleConflict,
    discard: () => actions.discard(sheet),
    submit: () => actions.submit(sheet),
    stop: () => stopWaitingSubmit(client, id),
    reopen: () => removeSettledSubmits(client, id),
  }
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

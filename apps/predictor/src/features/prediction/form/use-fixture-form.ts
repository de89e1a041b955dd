import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, answerTo, isClosed, type QuestionId, questionClosesAt } from '@touchline/game-rules'
import { useEffect } from 'react'
import {
  type Draft,
  discarded,
  draftsOf,
  isUnsure,
  withAnswer,
  withoutChange,
} from '../../../device/drafts.ts'
import { useDraft } from '../../../fixture/own-prediction.ts'
import { useGame } from '../../../launch/game.ts'
import { usePlatformTime } from '../../../launch/use-platform-time.ts'
import { usePageRestored } from '../../../navigation/use-page-restored.ts'
import type { SavedAnswers } from '../../../platform/answers-and-votes.ts'
import { earlyClosing, type FixtureQuestions } from '../../../platform/fixture-questions.ts'
import type { PlayerSession } from '../../../queries/confirmed-saves.ts'
import { keys } from '../../../queries/keys.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import { pendingSubmit, removeSettledSubmits, stopWaitingSubmit, useAttempt } from '../submit/attempt.ts'
import { type Submission, submitMutation } from '../submit/submit-prediction.ts'
import { type MatchSheet, matchSheet } from './match-sheet.ts'

/** The form of one fixture: what it shows, and what the player can do. */
export type FixtureForm = ReturnType<typeof useFixtureForm>

/** Returns the form of one fixture. Nothing is kept in it: answers are in the cache, changes on the device, attempts in the mutations. */
export function useFixtureForm(questions: FixtureQuestions, saved: SavedAnswers) {
  const game = useGame()
  const client = useQueryClient()
  const { id } = questions.fixture
  const draft = useDraft(id)
  const attempt = useAttempt(id)
  const now = useSheetTime(questions)
  const sheet = matchSheet(questions, saved, draft, attempt, now)
  const { mutate } = useMutation(submitMutation(game, client, id))
  const actions = formActions({ session: game, client, questions, saved, sheet, send: mutate })

  usePageRestored(() => {
    // An attempt that was suspended in the browser's history: what arrived is read back, the rest can be sent again.
    const submit = pendingSubmit(client, id)
    if (submit?.state.isPaused === false) submit.state.variables?.abort.abort()
  })

  const isSent = [...draft.values()].some(isUnsure)
  useEffect(() => {
    if (!isSent) return undefined
    return () => {
      // Another tab has settled what was sent, and the cache of this tab has the answers of before.
      if (pendingSubmit(client, id) === undefined)
        void client.invalidateQueries({ queryKey: keys.answers(id) })
    }
  }, [isSent, client, id])

  useEffect(() => {
    // Nothing can be sent after the closing, but what was sent may have arrived.
    if (sheet.isUnsure) void client.invalidateQueries({ queryKey: keys.answers(id) })
  }, [sheet.isUnsure, client, id])

  return { sheet, ...actions }
}

interface OpenForm {
  readonly session: PlayerSession
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  readonly saved: SavedAnswers
  readonly sheet: MatchSheet
  /** Starts the fixture's submit mutation. */
  readonly send: (submission: Submission) => void
}

/** Returns what a player can do with the questions of one fixture, on a screen or without one. */
export function formActions({ session, client, questions, saved, sheet, send }: OpenForm) {
  const { id } = questions.fixture
  const update = (change: (draft: Draft) => Draft) => draftsOf(session.playerStore()).update(id, change)
  return {
    /** @param unset the parts of the answer that are not set yet */
    answer: (questionId: QuestionId, answer: Answer, unset: readonly string[] = []) => {
      const closesAt = earlyClosing(questions, questionId)
      const change = { answer, unset, closesAt, saved: answerTo(saved.prediction, questionId) }
      update((before) => withAnswer(before, questionId, change))
    },
    settleConflict: (questionId: QuestionId, keep: 'mine' | 'theirs') =>
      update((before) => {
        const change = before.get(questionId)
        if (change === undefined || keep === 'theirs') return withoutChange(before, questionId)
        const basedOn = answerTo(saved.prediction, questionId)
        return new Map(before).set(questionId, { ...change, basedOn })
      }),
    discard: () => {
      if (sheet.phase.name === 'sending') return
      stopWaitingSubmit(client, id)
      update((before) => discarded(before, saved.prediction))
      removeSettledSubmits(client, id)
    },
    submit: () => {
      const changes = sheet.sendable
      if (changes.size === 0 || isClosed(questions.fixture, closingNow(session.engagement))) return
      if (pendingSubmit(client, id) === undefined)
        send({ questions, saved, changes, abort: new AbortController() })
    },
    /** Ends the wait for a connection: nothing is sent. */
    stop: () => stopWaitingSubmit(client, id),
    /** Shows the form again after a success. */
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

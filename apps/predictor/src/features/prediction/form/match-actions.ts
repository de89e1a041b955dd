import type { QueryClient } from '@tanstack/react-query'
import { type Answer, answerTo, isClosed, type QuestionId } from '@touchline/game-rules'
import {
  changeOf,
  type Draft,
  discarded,
  draftsOf,
  withAnswer,
  withoutChange,
} from '../../../device/drafts.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../../platform/fixture-questions.ts'
import type { PlayerSession } from '../../../queries/confirmed-saves.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import { pendingSubmit, removeSettledSubmits, stopWaitingSubmit } from '../submit/attempt.ts'
import type { Submission } from '../submit/submit-prediction.ts'
import type { MatchSheet } from './match-sheet.ts'

interface OpenMatch {
  readonly session: PlayerSession
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  readonly saved: SavedAnswers
  /** Starts the match's submit mutation. */
  readonly send: (submission: Submission) => void
}

/** What a player can do with the questions of one match, on a screen or without one. */
export interface MatchActions {
  /** @param unset the parts of the answer that are not set yet */
  readonly answer: (questionId: QuestionId, answer: Answer, unset?: readonly string[]) => void
  readonly settleConflict: (questionId: QuestionId, keep: 'mine' | 'theirs') => void
  readonly discard: (sheet: Pick<MatchSheet, 'phase'>) => void
  readonly submit: (sheet: Pick<MatchSheet, 'sendable'>) => void
  /** After the closing nothing can be sent; what was sent before may have arrived. */
  readonly findOut: (sheet: Pick<MatchSheet, 'unsure'>) => void
}

export function matchActions({ session, client, questions, saved, send }: OpenMatch): MatchActions {
  const { id } = questions.fixture
  const update = (change: (draft: Draft) => Draft) => draftsOf(session.playerStore()).update(id, change)
  const sendChanges = (changes: Draft) => send({ questions, saved, changes, abort: new AbortController() })
  return {
    answer: (questionId, answer, unset = []) => {
      const change = { answer, unset, saved: answerTo(saved.prediction, questionId) }
      update((before) => withAnswer(before, questionId, change))
    },
    settleConflict: (questionId, keep) =>
      update((before) => {
        const change = changeOf(before, questionId)
        if (change === undefined || keep === 'theirs') return withoutChange(before, questionId)
        return { ...before, [questionId]: { ...change, basedOn: answerTo(saved.prediction, questionId) } }
      }),
    discard: ({ phase }) => {
      if (phase.name === 'sending') return
      stopWaitingSubmit(client, id)
      update((before) => discarded(before, saved.prediction))
      removeSettledSubmits(client, id)
    },
    submit: ({ sendable }) => {
      const isLate = isClosed(questions.fixture, closingNow(session.engagement))
      const isEmpty = Object.keys(sendable).length === 0
      if (isLate || isEmpty || pendingSubmit(client, id) !== undefined) return
      sendChanges(sendable)
    },
    findOut: ({ unsure }) => {
      if (pendingSubmit(client, id) === undefined) sendChanges(unsure)
    },
  }
}

import type { QueryClient } from '@tanstack/react-query'
import type { Prediction } from '@touchline/game-rules'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { cacheAnswers } from '../answers.ts'
import type { PlatformSession } from '../platform-session.ts'
import { compareVotes } from './compare-votes.ts'
import { explainFailures } from './explain-failures.ts'
import { findConflicts, type LocalChanges } from './find-conflicts.ts'
import { readBack } from './read-back.ts'
import { readNewest } from './read-newest.ts'
import { sendAnswers } from './send-answers.ts'

/** One attempt to save answers. */
export interface Submission {
  readonly client: QueryClient
  readonly questions: FixtureQuestions
  /** The answers of the last read. */
  readonly saved: StoredAnswers
  readonly changes: LocalChanges
  /** Those of the changed answers that are sent. */
  readonly answers: Prediction
  /** Called before the first request that can store an answer. */
  readonly onSend: () => void
  readonly signal?: AbortSignal | undefined
}

/** conflict: nothing was sent, because another device changed one of the answers. */
export type SubmitResult =
  | { readonly name: 'conflict' }
  | { readonly name: 'sent'; readonly outcomes: Outcomes; readonly saved: Prediction }

/** Sends answers and returns what the platform has of them. The steps of a Submit, in their order. */
export async function submitPrediction(
  session: PlatformSession,
  submission: Submission,
): Promise<SubmitResult> {
  const { client, questions, changes, answers, onSend, signal } = submission
  const newest = await readNewest(session, submission)
  const conflicts = findConflicts(changes, newest.prediction)
  if (Object.keys(answers).some((id) => conflicts[id] !== undefined)) return { name: 'conflict' }
  onSend()
  const sent = await sendAnswers(session.engagement, { answers, questions, saved: newest, signal })
  const found = await readBack(session, { client, questions, sent })
  const { outcomes, saved } = compareVotes({ questions, saved: newest, sent, found })
  await cacheAnswers(client, questions.fixture.id, saved)
  const explained = await explainFailures(session, { client, questions, outcomes })
  return { name: 'sent', outcomes: explained, saved: saved.prediction }
}

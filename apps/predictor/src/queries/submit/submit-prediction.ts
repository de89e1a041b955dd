import type { QueryClient } from '@tanstack/react-query'
import type { Prediction } from '@touchline/game-rules'
import type { PlayerStore } from '../../device/player-store.ts'
import type { Outcomes } from '../../platform/answer-outcome.ts'
import type { StoredAnswers } from '../../platform/answers-from-interactions.ts'
import { closingNow } from '../../platform/closing-now.ts'
import type { FixtureQuestions } from '../../platform/fixture-questions.ts'
import { cacheAnswers } from '../answers.ts'
import { keys } from '../keys.ts'
import type { PlatformSession } from '../platform-session.ts'
import { type AnswersInTime, answersInTime } from './answers-in-time.ts'
import { compareVotes } from './compare-votes.ts'
import { explainFailures } from './explain-failures.ts'
import { findConflicts, type LocalChanges } from './find-conflicts.ts'
import { type PlatformWait, platformWaitAfter } from './platform-wait.ts'
import { readBack } from './read-back.ts'
import { readNewest } from './read-newest.ts'
import { sendAnswers } from './send-answers.ts'
import { recordAttempt } from './update-draft.ts'

export interface SubmitSession extends PlatformSession {
  playerStore(): PlayerStore
}

/** What one press of Submit saves. */
export interface Submission {
  readonly questions: FixtureQuestions
  /** The answers of the last read. */
  readonly saved: StoredAnswers
  readonly changes: LocalChanges
  /** Those of the changed answers whose questions were open. */
  readonly submitted: Prediction
  /** Gives up an attempt in flight: what was stored is read back. */
  readonly abort: AbortController
}

/** unsent: nothing was sent, because another device changed one of the answers. */
export type SubmitResult =
  | { readonly name: 'unsent' }
  | {
      readonly name: 'sent'
      readonly answers: Prediction
      readonly outcomes: Outcomes
      /** Undefined if the platform asked for no wait. */
      readonly wait?: PlatformWait | undefined
    }

/** Returns what of a submission is still in time, by the newest questions in the cache. */
export function submissionInTime(
  { engagement }: Pick<PlatformSession, 'engagement'>,
  client: QueryClient,
  { questions, submitted }: Submission,
): AnswersInTime {
  const newest = client.getQueryData<FixtureQuestions>(keys.questions(questions.fixture.id)) ?? questions
  return answersInTime(submitted, newest, closingNow(engagement))
}

/** Sends answers, and puts what the platform has of them into the cache. The steps of a Submit, in their order. */
export async function submitPrediction(
  session: SubmitSession,
  client: QueryClient,
  submission: Submission,
): Promise<SubmitResult> {
  const { questions, changes } = submission
  const { id } = questions.fixture
  const { signal } = submission.abort
  const { answers, late } = submissionInTime(session, client, submission)
  if (Object.keys(answers).length === 0 && Object.keys(late).length > 0)
    return { name: 'sent', answers, outcomes: late }
  const { saved: known } = submission
  const { newest, isCurrent } = await readNewest(session, { client, questions, saved: known, signal })
  const conflicts = findConflicts(changes, newest.prediction)
  if (Object.keys(answers).some((one) => conflicts[one] !== undefined)) return { name: 'unsent' }
  recordAttempt(session.playerStore(), id, answers)
  const sent = await sendAnswers(session.engagement, { answers, questions, saved: newest, isCurrent, signal })
  const found = await readBack(session, { client, questions, sent })
  const { outcomes, saved } = compareVotes({ questions, saved: newest, sent, found })
  await cacheAnswers(client, id, saved)
  const explained = await explainFailures(session, { client, questions, outcomes })
  const { engagement } = session
  const refusals = sent.flatMap(({ votes }) =>
    votes.flatMap(({ result }) => ('error' in result ? [result.error] : [])),
  )
  const wait = platformWaitAfter(refusals, { now: engagement.now(), closesAt: questions.fixture.closesAt })
  return { name: 'sent', answers, outcomes: { ...late, ...explained }, wait }
}

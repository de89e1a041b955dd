import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  type Answer,
  answeredCount,
  answerTo,
  type FixtureId,
  isSameAnswer,
  type Prediction,
} from '@touchline/game-rules'
import {
  answersOf,
  type Change,
  changeOf,
  type Draft,
  draftsOf,
  isConflict,
  isUnsure,
  mapDraft,
} from '../../../device/drafts.ts'
import { unfinishedFixturesOf } from '../../../device/player-records.ts'
import { finishBeforeReload } from '../../../launch/reload.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { AnswerOutcome, Outcomes } from '../../../platform/faults.ts'
import { type FixtureQuestions, openQuestions } from '../../../platform/fixture-questions.ts'
import { logFailure } from '../../../platform/log.ts'
import { cacheAnswers, lastReadAnswers, readSavedAnswers } from '../../../queries/answers.ts'
import { confirmSave, type PlayerSession } from '../../../queries/confirmed-saves.ts'
import { keys } from '../../../queries/keys.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import { type PlatformWait, platformWaitAfter } from '../../../queries/query-client.ts'
import { signedOutState } from '../../../queries/session-state.ts'
import { sendAnswers } from './send-answers.ts'

/** What one press of Submit saves. */
export interface Submission {
  readonly questions: FixtureQuestions
  /** The answers that were read last when Submit was pressed. */
  readonly saved: SavedAnswers
  /** Those of the player's changes whose questions were open. */
  readonly changes: Draft
  /** Gives up an attempt in flight: what was stored is read back. */
  readonly abort: AbortController
}

/** unsent: nothing was sent, because another device changed one of the answers. */
export type SubmitResult =
  | { readonly name: 'unsent' }
  | {
      readonly name: 'sent'
      /** Of the answers of the submission, also of those that came too late. */
      readonly outcomes: Outcomes
      /** Undefined if the platform asked for no wait. */
      readonly wait?: PlatformWait | undefined
    }

/**
 * Submits the answers to one fixture, one submit at a time. Without a connection it waits and is resumed by the library,
 * whatever screen is open then.
 */
export function submitMutation(session: PlayerSession, client: QueryClient, fixtureId: FixtureId) {
  return mutationOptions({
    mutationKey: keys.submit(fixtureId),
    scope: { id: `submit ${fixtureId}` },
    networkMode: 'online',
    // A result stays until a screen has shown it.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (submission: Submission) => finishBeforeReload(submitPrediction(session, client, submission)),
    onSuccess: (result, submission) => {
      if (result.name === 'sent') settleAttempt(session, client, submission, result.outcomes)
    },
    onError: (error) => logFailure('The answers could not be sent', error),
  })
}

/** Sends answers, and puts what the platform has of them into the cache. The steps of a Submit, in their order. */
export async function submitPrediction(
  session: PlayerSession,
  client: QueryClient,
  submission: Submission,
): Promise<SubmitResult> {
  const { questions, changes } = submission
  const { id } = questions.fixture
  const asked = client.getQueryData<FixtureQuestions>(keys.questions(id)) ?? questions
  const open = openQuestions(asked, closingNow(session.engagement))
  const inTime = mapDraft(changes, (change, one) => (open.includes(one) ? change : undefined))
  const late = mapDraft(changes, (change, one) => (open.includes(one) ? undefined : change))
  if (Object.keys(inTime).length === 0 && !Object.values(late).some(isUnsure))
    return { name: 'sent', outcomes: lateOutcomes(late, undefined) }
  const { newest, isCurrent } = await readNewest(session, client, submission)
  const tooLate = lateOutcomes(late, isCurrent ? newest.prediction : undefined)
  const isChangedElsewhere = Object.entries(inTime).some(([questionId, change]) =>
    isConflict(change, answerTo(newest.prediction, questionId)),
  )
  if (isChangedElsewhere) return { name: 'unsent' }
  recordAttempt(session, id, inTime)
  const { outcomes, saved, errors } = await sendAnswers(session, client, {
    answers: answersOf(inTime),
    questions,
    saved: newest,
    isCurrent,
    signal: submission.abort.signal,
  })
  await cacheAnswers(client, id, saved)
  const wait = platformWaitAfter(errors, {
    now: session.engagement.now(),
    closesAt: questions.fixture.closesAt,
  })
  return { name: 'sent', outcomes: { ...tooLate, ...outcomes }, wait }
}

/** An answer that came too late was not stored, unless an earlier attempt stored it. @param newest undefined if it could not be read */
function lateOutcomes(late: Draft, newest: Prediction | undefined): Outcomes {
  return Object.fromEntries(
    Object.entries(late).map(([id, change]): readonly [string, AnswerOutcome] => {
      if (!isUnsure(change)) return [id, 'closed']
      if (newest === undefined) return [id, 'failed']
      return [id, isSameAnswer(change.answer, answerTo(newest, id)) ? 'saved' : 'closed']
    }),
  )
}

/**
 * Returns the answers as the platform has them now. If they cannot be read, those that were read last, which are not current:
 * another device may have changed them since.
 */
async function readNewest(
  session: PlayerSession,
  client: QueryClient,
  { questions, saved, abort }: Submission,
) {
  const { id } = questions.fixture
  const options = { client, signal: abort.signal }
  const read = await readSavedAnswers(session, questions, options).catch(() => undefined)
  if (read === undefined) {
    // A Submit may have waited for a connection, and the answers may have been read meanwhile.
    return { newest: lastReadAnswers(client, id) ?? saved, isCurrent: false }
  }
  await cacheAnswers(client, id, read)
  return { newest: read, isCurrent: true }
}

/** Stores what is about to be sent: if the page is closed meanwhile, the platform may have it by the next start. */
function recordAttempt({ playerStore }: PlayerSession, fixtureId: string, sent: Draft): void {
  draftsOf(playerStore()).update(fixtureId, (draft) => ({
    ...draft,
    ...mapDraft(sent, (change, id) => {
      const stored = changeOf(draft, id) ?? change
      const others = stored.attempts.filter((attempt) => !isSameAnswer(attempt, change.answer))
      return { ...stored, attempts: [...others, change.answer] }
    }),
  }))
}

/**
 * Settles an attempt, whatever screen is open: takes out of the draft what is decided. Once every answer is saved, the reward
 * and the profile follow in the background.
 */
function settleAttempt(
  session: PlayerSession,
  client: QueryClient,
  { questions, saved, changes }: Submission,
  outcomes: Outcomes,
): void {
  const { id } = questions.fixture
  const store = session.playerStore()
  const results = Object.values(outcomes)
  if (results.includes('sign-in')) client.setQueryData(signedOutState.queryKey, true)
  draftsOf(store).update(id, (draft) => settledDraft(draft, changes, outcomes))
  // The list says how many of the questions have a saved answer.
  const { prediction } = lastReadAnswers(client, id) ?? saved
  unfinishedFixturesOf(store).write(id, answeredCount(questions.list, prediction))
  if (results.length > 0 && results.every((outcome) => outcome === 'saved'))
    void finishBeforeReload(followSave(session, client, id))
}

/** After these the platform may have the new answer or the old one. */
const MAY_BE_STORED: ReadonlySet<AnswerOutcome> = new Set(['failed', 'sign-in', 'forbidden'])

/** Returns what the player still has to save. */
export function settledDraft(draft: Draft, sent: Draft, outcomes: Outcomes): Draft {
  return mapDraft(draft, (change, id) => {
    const [answer, outcome] = [changeOf(sent, id)?.answer, outcomes[id]]
    return answer === undefined || outcome === undefined ? change : settledChange(change, answer, outcome)
  })
}

/** Returns undefined for an answer that is stored, or that the platform has another final one for. */
function settledChange(change: Change, sent: Answer, outcome: AnswerOutcome) {
  if (MAY_BE_STORED.has(outcome)) return change
  // The screen of the fixture names it on each later visit.
  if (outcome === 'closed') return { ...change, attempts: [] }
  if (outcome === 'invalid') {
    return { ...change, attempts: change.attempts.filter((attempt) => !isSameAnswer(attempt, sent)) }
  }
  // The player may have changed it in another tab meanwhile.
  if (isSameAnswer(change.answer, sent)) return undefined
  return outcome === 'saved' ? { ...change, basedOn: sent, attempts: [] } : change
}

async function followSave(session: PlayerSession, client: QueryClient, fixtureId: FixtureId): Promise<void> {
  await confirmSave(session, client, fixtureId)
  // Read again in the background; until then the confirmed answers stay on the screen.
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.questions(fixtureId) }),
    client.invalidateQueries({ queryKey: keys.answers(fixtureId) }),
  ])
}

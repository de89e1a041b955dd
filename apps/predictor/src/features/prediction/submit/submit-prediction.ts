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
import { finishBeforeReload } from '../../../loading/reload.ts'
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
      /** The answers of the submission, also those that came too late. */
      readonly answers: Prediction
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
    onSuccess: (result) => {
      if (result.name === 'sent') settleAttempt(session, client, { fixtureId, ...result })
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
  const { questions } = submission
  const { id } = questions.fixture
  const { inTime, late } = dividedByClosing(session, client, submission)
  const answers = answersOf({ ...late, ...inTime })
  if (Object.keys(inTime).length === 0 && !Object.values(late).some(isUnsure))
    return { name: 'sent', answers, outcomes: lateOutcomes(late, undefined) }
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
  return { name: 'sent', answers, outcomes: { ...tooLate, ...outcomes }, wait }
}

interface DividedChanges {
  readonly inTime: Draft
  /** Their questions closed while the submit waited. */
  readonly late: Draft
}

/** Divides changes by the newest questions in the cache. A question that is not asked any more is in neither part. */
function dividedByClosing(
  { engagement }: Pick<PlayerSession, 'engagement'>,
  client: QueryClient,
  { questions, changes }: Pick<Submission, 'questions' | 'changes'>,
): DividedChanges {
  const newest = client.getQueryData<FixtureQuestions>(keys.questions(questions.fixture.id)) ?? questions
  const open = openQuestions(newest, closingNow(engagement))
  const isAsked = (id: string) => newest.list.some((question) => question.id === id)
  return {
    inTime: mapDraft(changes, (change, id) => (open.includes(id) ? change : undefined)),
    late: mapDraft(changes, (change, id) => (isAsked(id) && !open.includes(id) ? change : undefined)),
  }
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

interface NewestAnswers {
  readonly newest: SavedAnswers
  /** False if they could not be read now: another device may have changed them since they were. */
  readonly isCurrent: boolean
}

/** Returns the answers as the platform has them now; those that were read last if they cannot be read. */
async function readNewest(
  session: PlayerSession,
  client: QueryClient,
  { questions, saved, abort }: Submission,
): Promise<NewestAnswers> {
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
    ...Object.fromEntries(
      Object.entries(sent).map(([id, change]) => {
        const stored = changeOf(draft, id) ?? change
        const others = stored.attempts.filter((attempt) => !isSameAnswer(attempt, change.answer))
        return [id, { ...stored, attempts: [...others, change.answer] }]
      }),
    ),
  }))
}

interface SettledAttempt {
  readonly fixtureId: FixtureId
  readonly answers: Prediction
  readonly outcomes: Outcomes
}

/**
 * Settles an attempt, whatever screen is open: takes out of the draft what is decided. Once every answer is saved, the reward
 * and the profile follow in the background.
 */
export function settleAttempt(
  session: PlayerSession,
  client: QueryClient,
  { fixtureId, answers, outcomes }: SettledAttempt,
): void {
  const results = Object.values(outcomes)
  if (results.includes('sign-in')) client.setQueryData(signedOutState.queryKey, true)
  draftsOf(session.playerStore()).update(fixtureId, (draft) => settledDraft(draft, { answers, outcomes }))
  recordUnfinished(session, client, fixtureId)
  if (results.length > 0 && results.every((outcome) => outcome === 'saved'))
    void finishBeforeReload(followSave(session, client, fixtureId))
}

/** Records for the list how many of the questions have a saved answer. */
function recordUnfinished({ playerStore }: PlayerSession, client: QueryClient, fixtureId: FixtureId): void {
  const questions = client.getQueryData<FixtureQuestions>(keys.questions(fixtureId))
  const saved = lastReadAnswers(client, fixtureId)
  if (questions === undefined || saved === undefined) return
  unfinishedFixturesOf(playerStore()).write(fixtureId, answeredCount(questions.list, saved.prediction))
}

/** After these the platform may have the new answer or the old one. */
const MAY_BE_STORED: ReadonlySet<AnswerOutcome> = new Set(['failed', 'sign-in', 'forbidden'])

/** Returns what the player still has to save. */
export function settledDraft(
  draft: Draft,
  { answers, outcomes }: Pick<SettledAttempt, 'answers' | 'outcomes'>,
): Draft {
  return mapDraft(draft, (change, id) => {
    const [sent, outcome] = [answerTo(answers, id), outcomes[id]]
    return sent === undefined || outcome === undefined ? change : settledChange(change, sent, outcome)
  })
}

/** Returns undefined for an answer that is stored, or cannot be sent any more. */
function settledChange(change: Change, sent: Answer, outcome: AnswerOutcome) {
  if (MAY_BE_STORED.has(outcome)) return change
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

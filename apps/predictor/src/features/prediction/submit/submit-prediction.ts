import type { QueryClient } from '@tanstack/react-query'
import { answerTo, isSameAnswer, type Prediction } from '@touchline/game-rules'
import { answersOf, type Change, changeOf, type Draft, draftsOf, isConflict } from '../../../device/drafts.ts'
import type { SavedAnswers } from '../../../platform/answers-from-interactions.ts'
import type { AnswerOutcome, Outcomes } from '../../../platform/faults.ts'
import { type FixtureQuestions, openQuestions } from '../../../platform/fixture-questions.ts'
import { cacheAnswers, lastReadAnswers, readSavedAnswers } from '../../../queries/answers.ts'
import type { PlayerSession } from '../../../queries/confirmed-saves.ts'
import { keys } from '../../../queries/keys.ts'
import { closingNow } from '../../../queries/platform-time.ts'
import { compareVotes, explainFailures, readBack } from './outcomes.ts'
import { type PlatformWait, platformWaitAfter } from './platform-wait.ts'
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

/** Sends answers, and puts what the platform has of them into the cache. The steps of a Submit, in their order. */
export async function submitPrediction(
  session: PlayerSession,
  client: QueryClient,
  submission: Submission,
): Promise<SubmitResult> {
  const { questions } = submission
  const { id } = questions.fixture
  const { signal } = submission.abort
  const { engagement } = session
  const { inTime, late } = dividedByClosing(session, client, submission)
  const answers = answersOf({ ...late, ...inTime })
  if (Object.keys(inTime).length === 0 && !Object.values(late).some(mayBeStored))
    return { name: 'sent', answers, outcomes: lateOutcomes(late, undefined) }
  const { newest, isCurrent } = await readNewest(session, client, submission)
  const tooLate = lateOutcomes(late, isCurrent ? newest.prediction : undefined)
  const isChangedElsewhere = Object.entries(inTime).some(([questionId, change]) =>
    isConflict(change, answerTo(newest.prediction, questionId)),
  )
  if (isChangedElsewhere) return { name: 'unsent' }
  recordAttempt(session, id, inTime)
  const sent = await sendAnswers(engagement, {
    answers: answersOf(inTime),
    questions,
    saved: newest,
    isCurrent,
    signal,
  })
  const found = await readBack(session, { client, questions, sent })
  const { outcomes, saved } = compareVotes({ questions, saved: newest, sent, found })
  await cacheAnswers(client, id, saved)
  const explained = await explainFailures(session, { client, questions, outcomes })
  const refusals = sent.flatMap(({ votes }) =>
    votes.flatMap(({ result }) => ('error' in result ? [result.error] : [])),
  )
  const wait = platformWaitAfter(refusals, { now: engagement.now(), closesAt: questions.fixture.closesAt })
  return { name: 'sent', answers, outcomes: { ...tooLate, ...explained }, wait }
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
  const entries = Object.entries(changes)
  return {
    inTime: Object.fromEntries(entries.filter(([id]) => open.includes(id))),
    late: Object.fromEntries(entries.filter(([id]) => isAsked(id) && !open.includes(id))),
  }
}

function mayBeStored({ attempts }: Change): boolean {
  return attempts.length > 0
}

/** An answer that came too late was not stored, unless an earlier attempt stored it. @param newest undefined if it could not be read */
function lateOutcomes(late: Draft, newest: Prediction | undefined): Outcomes {
  return Object.fromEntries(
    Object.entries(late).map(([id, change]): readonly [string, AnswerOutcome] => {
      if (!mayBeStored(change)) return [id, 'closed']
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

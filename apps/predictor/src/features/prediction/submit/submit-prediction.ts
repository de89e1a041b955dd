import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { canUpdateAnswer, type Interaction, saveWidgetInteraction } from '@touchline/engagement-sdk'
import {
  type Answer,
  answeredCount,
  answerTo,
  type FixtureId,
  isClosed,
  type Question,
} from '@touchline/game-rules'
import {
  attempted,
  type Change,
  type Draft,
  draftsOf,
  isConflict,
  isUnsure,
  mapDraft,
  settled,
} from '../../../device/drafts.ts'
import { unfinishedFixturesOf } from '../../../device/player-records.ts'
import {
  answersFromInteractions,
  type SavedAnswers,
  type Vote,
  votesFromAnswer,
} from '../../../platform/answers-and-votes.ts'
import {
  type AnswerOutcome,
  areAllSaved,
  isUncertain,
  type Outcomes,
  outcomeOfFailure,
} from '../../../platform/faults.ts'
import { type FixtureQuestions, openQuestions } from '../../../platform/fixture-questions.ts'
import { logFailure } from '../../../platform/log.ts'
import { confirmSave, type PlayerSession } from '../../../queries/confirmed-saves.ts'
import { keys } from '../../../queries/keys.ts'
import { cacheAnswers, lastReadAnswers, readSavedAnswers } from '../../../queries/one-fixture.ts'
import { closingNow, platformTime } from '../../../queries/platform-time.ts'
import { type PlatformWait, platformWaitAfter } from '../../../queries/query-client.ts'
import { signedOutState } from '../../../queries/session.ts'
import { explainRefusals } from './explain-refusals.ts'

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

export interface SubmitResult {
  /** Of each answer of the submission; empty if nothing was sent, because another device changed one of the answers. */
  readonly outcomes: Outcomes
  /** Undefined if the platform asked for no wait. */
  readonly wait?: PlatformWait | undefined
}

/**
 * Submits the answers to one fixture. Without a connection it waits and is resumed by the library, whatever screen is open
 * then.
 */
export function submitMutation(session: PlayerSession, client: QueryClient, fixtureId: FixtureId) {
  return mutationOptions({
    mutationKey: keys.submit(fixtureId),
    networkMode: 'online',
    // A result stays until a screen has shown it.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (submission: Submission) => submitPrediction(session, client, submission),
    onSuccess: ({ outcomes }, submission) => settleAttempt(session, client, submission, outcomes),
    onError: (error) => logFailure('The answers could not be sent', error),
  })
}

/** Sends answers, and puts what the platform has of them into the cache. The steps of a Submit, in their order. */
export async function submitPrediction(
  session: PlayerSession,
  client: QueryClient,
  submission: Submission,
): Promise<SubmitResult> {
  const { engagement } = session
  const { changes, abort } = submission
  const { id } = submission.questions.fixture
  // The Submit may have waited for a connection: meanwhile questions may have closed and answers may have been read.
  const questions = newestQuestions(client, submission)
  const open = openQuestions(questions, closingNow(engagement))
  const inTime = mapDraft(changes, (change, one) => (open.includes(one) ? change : undefined))
  const late = [...changes].flatMap(([one, change]) =>
    open.includes(one) ? [] : [[one, lateOutcome(change)] as const],
  )
  if (inTime.size === 0) return { outcomes: new Map(late) }
  const options = { client, signal: abort.signal }
  const read = await readSavedAnswers(session, questions, options).catch(() => undefined)
  if (read !== undefined) await cacheAnswers(client, id, read)
  const newest = read ?? lastReadAnswers(client, id) ?? submission.saved
  const isChangedElsewhere = [...inTime].some(([questionId, change]) =>
    isConflict(change, answerTo(newest.prediction, questionId)),
  )
  if (isChangedElsewhere) return { outcomes: new Map() }
  draftsOf(session.playerStore()).update(id, (draft) => attempted(draft, inTime))
  const sending = { known: newest.interactions, isCurrent: read !== undefined, signal: abort.signal }
  const sent = await Promise.all(
    questions.list.flatMap((question) => {
      const answer = inTime.get(question.id)?.answer
      const widgets = questions.sources.get(question.id) ?? []
      return answer === undefined ? [] : sendAnswer(engagement, { ...sending, question, widgets, answer })
    }),
  )
  const votes = sent.flatMap((answer) => answer.votes)
  const errors = votes.flatMap(({ error }) => (error === undefined ? [] : [error]))
  // A response that was lost.
  const found = errors.some(isUncertain)
    ? await readSavedAnswers(session, questions, { client }).catch(() => undefined)
    : undefined
  const confirmed = votes.flatMap(({ interaction }) => interaction ?? [])
  const stored = new Map(confirmed.map((one) => [one.widget_id, one] as const))
  for (const [widgetId, interaction] of found?.interactions ?? []) stored.set(widgetId, interaction)
  const interactions = [...newest.interactions.values(), ...stored.values()]
  await cacheAnswers(client, id, answersFromInteractions(interactions, questions))
  const outcomes = await explainRefusals(session, client, {
    questions,
    outcomes: new Map(sent.map((answer) => [answer.questionId, outcomeOf(answer.votes, stored)])),
  })
  const { status, now } = platformTime(engagement)
  // A device clock that no source has confirmed says nothing of the time that is left.
  const closesAt = status === 'known' ? questions.fixture.closesAt : Number.POSITIVE_INFINITY
  return {
    outcomes: new Map([...late, ...outcomes]),
    wait: platformWaitAfter(errors, { now, closesAt }),
  }
}

/** Returns the questions as they were read last. */
function newestQuestions(client: QueryClient, { questions }: Submission): FixtureQuestions {
  return client.getQueryData(keys.questions(questions.fixture.id)) ?? questions
}

/** Returns the outcome of an answer that came too late. An earlier attempt may have stored it: the next read of the answers decides. */
function lateOutcome(change: Change): AnswerOutcome {
  return isUnsure(change) ? 'failed' : 'closed'
}

interface Sending {
  readonly question: Question
  readonly widgets: Parameters<typeof votesFromAnswer>[1]
  readonly answer: Answer
  /** The interactions as they were last read, by widget: they decide what is an update. */
  readonly known: ReadonlyMap<string, Interaction>
  /** Whether they were read for this Submit. If they were not, another device may have changed votes since. */
  readonly isCurrent: boolean
  readonly signal: AbortSignal
}

/** A vote after it was sent: the platform's interaction, or why there is none. */
interface SentVote {
  /** Undefined if the platform has no vote for the answer. */
  readonly vote?: Vote
  readonly interaction?: Interaction
  readonly error?: unknown
}

/** Sends an answer as the votes that it is made of. Never rejects. */
async function sendAnswer(
  engagement: PlayerSession['engagement'],
  { question, widgets, answer, known, isCurrent, signal }: Sending,
): Promise<{ readonly questionId: string; readonly votes: readonly SentVote[] }> {
  const questionId = question.id
  const send = async (vote: Vote): Promise<SentVote> => {
    const { widget, item: interactionItem } = vote
    const interaction = known.get(widget.id)
    // No device can change a stored vote of a kind without updates.
    const isUnchanged = isCurrent || !canUpdateAnswer(widget.kind)
    if (isUnchanged && interaction !== undefined && vote.isIn(interaction)) return { vote, interaction }
    // A lost response is read back with all others.
    const request = { widget, interactionItem, interaction, signal, recoverLost: false }
    try {
      return { vote, interaction: await saveWidgetInteraction(engagement, request) }
    } catch (error) {
      return { vote, error }
    }
  }
  try {
    return { questionId, votes: await Promise.all(votesFromAnswer(question, widgets, answer).map(send)) }
  } catch (error) {
    return { questionId, votes: [{ error }] }
  }
}

/** A question is saved if the platform has each of its votes; otherwise its worst vote decides. */
function outcomeOf(votes: readonly SentVote[], stored: ReadonlyMap<string, Interaction>): AnswerOutcome {
  const failures = votes.filter(({ vote }) => vote?.isIn(stored.get(vote.widget.id)) !== true)
  if (failures.length === 0) return 'saved'
  for (const { error } of failures) logFailure('An answer was not saved', error)
  const outcomes = failures.map(({ error }) => outcomeOfFailure(error))
  return outcomes.find((outcome) => outcome !== 'failed') ?? 'failed'
}

/**
 * Settles an attempt, whatever screen is open: takes out of the draft what is decided. Once every answer is saved, the reward
 * and the profile follow in the background.
 */
function settleAttempt(
  session: PlayerSession,
  client: QueryClient,
  submission: Submission,
  outcomes: Outcomes,
): void {
  const { saved, changes } = submission
  const { fixture, list } = newestQuestions(client, submission)
  const store = session.playerStore()
  const results = [...outcomes.values()]
  if (results.includes('sign-in')) client.setQueryData(signedOutState.queryKey, true)
  draftsOf(store).update(fixture.id, (draft) => settled(draft, changes, outcomes))
  // The list says how many of the questions have a saved answer.
  const { prediction } = lastReadAnswers(client, fixture.id) ?? saved
  unfinishedFixturesOf(store).write(fixture.id, answeredCount(list, prediction))
  if (areAllSaved(outcomes)) void followSave(session, client, fixture.id)
  // The platform closed a question earlier than this page knows.
  else if (results.includes('closed') && !isClosed(fixture, closingNow(session.engagement)))
    void client.invalidateQueries({ queryKey: keys.questions(fixture.id) })
}

async function followSave(session: PlayerSession, client: QueryClient, fixtureId: FixtureId): Promise<void> {
  await confirmSave(session, client, fixtureId)
  // Read again in the background; until then the confirmed answers stay on the screen.
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.questions(fixtureId) }),
    client.invalidateQueries({ queryKey: keys.answers(fixtureId) }),
  ])
}

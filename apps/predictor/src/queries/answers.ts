import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Interaction } from '@touchline/engagement-sdk'
import { interactionsQuery } from '@touchline/engagement-sdk/react'
import { answeredCount, answerTo, type Fixture, type FixtureId, isSameAnswer } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { draftsOf, isUnsure, mapDraft } from '../device/drafts.ts'
import { confirmedSavesOf, unfinishedFixturesOf } from '../device/player-records.ts'
import { answersFromInteractions, type SavedAnswers } from '../platform/answers-and-votes.ts'
import {
  earlyClosing,
  type FixtureQuestions,
  openQuestions,
  sourcesOf,
} from '../platform/fixture-questions.ts'
import type { Player } from '../platform/profile.ts'
import { PREDICTION_KINDS } from '../platform/questions-from-widgets.ts'
import { confirmSave, type PlayerSession } from './confirmed-saves.ts'
import { questionsQuery, readProgram } from './fixtures.ts'
import { keys } from './keys.ts'
import { closingNow } from './platform-time.ts'
import type { PlatformSession } from './session.ts'

/**
 * The player's answers to a fixture's questions. The first read starts next to that of the questions instead of after it. A read
 * that fails, fails: the form must not take an outage for a first visit, because a submit would overwrite real answers.
 */
export function answersQuery(session: PlayerSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.answers(fixture.id),
    queryFn: async ({ client, signal }) => {
      const askedAt = closingNow(session.engagement)
      const known = client.getQueryData<FixtureQuestions>(keys.questions(fixture.id))
      const [interactions, questions] = await Promise.all([
        readInteractions(session, fixture.id, { questions: known, client, signal }),
        client.ensureQueryData(questionsQuery(session, fixture)).catch((cause: unknown) => {
          // It is not repeated: the read of the questions is.
          throw new PredictorError('The answers could not be read without their questions.', { cause })
        }),
      ])
      const answers = answersFromInteractions(interactions, questions)
      noteArrived(session, client, { questions, answers, askedAt })
      return answers
    },
    refetchOnWindowFocus: 'always',
  })
}

interface Arrived {
  readonly questions: FixtureQuestions
  readonly answers: SavedAnswers
  /** When the read was sent, by the platform's clock. */
  readonly askedAt: number
}

/**
 * Counts for the list what is answered, and takes out of the draft what the platform has. If that was sent and not confirmed and
 * nothing is left to send, the save is confirmed now; also if the profile lacks the fixture: another device may have failed to
 * add it.
 */
function noteArrived(
  session: PlayerSession,
  client: QueryClient,
  { questions, answers, askedAt }: Arrived,
): void {
  const { id } = questions.fixture
  const store = session.playerStore()
  const drafts = draftsOf(store)
  unfinishedFixturesOf(store).write(id, answeredCount(questions.list, answers.prediction))
  const open = openQuestions(questions, askedAt)
  // Answers that a Submit of this page has sent are settled with that Submit.
  if (client.getMutationCache().find({ mutationKey: keys.submit(id) }) !== undefined) return
  const wasUnsure = [...drafts.read(id).values()].some(isUnsure)
  drafts.update(id, (draft) =>
    mapDraft(draft, (change, questionId) => {
      if (isSameAnswer(change.answer, answerTo(answers.prediction, questionId))) return undefined
      // Nothing that was sent can arrive after the closing.
      if (!open.includes(questionId)) return { ...change, attempts: [], closesAt: 0 }
      return { ...change, closesAt: earlyClosing(questions, questionId) }
    }),
  )
  const hasUnsent = [...drafts.read(id).keys()].some((questionId) => open.includes(questionId))
  const isSaved = Object.keys(answers.prediction).length > 0 && !hasUnsent
  const player = client.getQueryData<Player>(keys.player())
  const isUnlisted = player?.predictedFixtureIds.has(id) === false && !confirmedSavesOf(store).read().get(id)
  if (isSaved && (wasUnsure || isUnlisted)) void confirmSave(session, client, id)
}

interface InteractionsRead {
  /** Undefined before they are known: then the interactions with all widgets of their kinds are read. */
  readonly questions: FixtureQuestions | undefined
  /** Has the fixture's program. */
  readonly client: QueryClient
  readonly signal?: AbortSignal | undefined
}

async function readInteractions(
  session: PlatformSession,
  fixtureId: FixtureId,
  { questions, client, signal }: InteractionsRead,
): Promise<readonly Interaction[]> {
  const program = await readProgram(session, client, fixtureId)
  const selection =
    questions === undefined
      ? { widgetKinds: PREDICTION_KINDS }
      : { widgets: sourcesOf(questions).map(({ id, kind }) => ({ id, kind })) }
  const { queryFn } = interactionsQuery(session.engagement, { program, ...selection })
  return (await queryFn({ client, signal })).results
}

/** The answers past every cache. */
export async function readSavedAnswers(
  session: PlatformSession,
  questions: FixtureQuestions,
  options: Omit<InteractionsRead, 'questions'>,
): Promise<SavedAnswers> {
  const interactions = await readInteractions(session, questions.fixture.id, { questions, ...options })
  return answersFromInteractions(interactions, questions)
}

/** Returns the answers that were read last; undefined if none were read. */
export function lastReadAnswers(client: QueryClient, fixtureId: FixtureId): SavedAnswers | undefined {
  return client.getQueryData(keys.answers(fixtureId))
}

/** Puts answers into the cache. A read in flight is older than these, so it is cancelled. */
export async function cacheAnswers(
  client: QueryClient,
  fixtureId: FixtureId,
  answers: SavedAnswers,
): Promise<void> {
  const queryKey = keys.answers(fixtureId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, answers)
}

/** By product decision a result is shown without the player's answers if these cannot be read. */
export const NO_ANSWERS = answersFromInteractions([], { list: [], sources: new Map() })

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getPostedWidgets,
  getProgram,
  getProgramInteractions,
  getWidgets,
  type Interaction,
  type Program,
  takePages,
} from '@touchline/engagement-sdk'
import {
  answeredCount,
  answerTo,
  type Fixture,
  type FixtureId,
  isSameAnswer,
  type Tournament,
} from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import { draftsOf, isUnsure, mapDraft } from '../device/drafts.ts'
import { confirmedSavesOf, unfinishedFixturesOf } from '../device/player-records.ts'
import { answersFromInteractions, type SavedAnswers } from '../platform/answers-and-votes.ts'
import { withoutCrowd } from '../platform/crowd.ts'
import { fixtureFromProgram, type ListedFixture } from '../platform/fixture-from-program.ts'
import {
  earlyClosing,
  type FixtureQuestions,
  openQuestions,
  sourcesOf,
} from '../platform/fixture-questions.ts'
import { logFailure } from '../platform/log.ts'
import type { Player } from '../platform/profile.ts'
import { PREDICTION_KINDS, questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { confirmSave, type PlayerSession } from './confirmed-saves.ts'
import { keys } from './keys.ts'
import { closingNow } from './platform-time.ts'
import type { PlatformSession } from './session.ts'

/** The most pages of widgets that are read (specification, section 9). */
const MAX_PAGES = 3

/** Reads one fixture; null if it belongs to another tournament, or its program is no fixture that can be shown. */
export function fixtureQuery(session: PlatformSession, tournament: Tournament, id: FixtureId) {
  return queryOptions({
    ...programQuery(session, id),
    select: (program: Program) => fixtureOf(program, tournament) ?? null,
  })
}

/** Reads a program, unless a list has read it: the next read of the list updates it. */
function programQuery({ engagement }: PlatformSession, id: FixtureId) {
  return queryOptions({
    queryKey: keys.program(id),
    queryFn: async ({ signal }) => {
      await engagement.getApplication({ signal })
      return getProgram(engagement, { programId: id, signal })
    },
  })
}

/** Resolves to the program as it was last read; reads it if it was not. The read that needs it retries as a whole. */
export function readProgram(session: PlatformSession, client: QueryClient, id: FixtureId): Promise<Program> {
  return client.ensureQueryData({ ...programQuery(session, id), retry: false })
}

const listedFixtures = new WeakMap<Program, ListedFixture | undefined>()

/**
 * Returns the fixture of a program. Several screens translate the same program; the cache makes them share one fixture,
 * and logs a program that cannot be read once.
 */
export function listedFixture(program: Program): ListedFixture | undefined {
  if (!listedFixtures.has(program)) listedFixtures.set(program, fixtureFromProgram(program))
  return listedFixtures.get(program)
}

/** Returns the fixture of a program; undefined if it belongs to another tournament or cannot be read. */
export function fixtureOf(program: Program, tournament: Tournament): ListedFixture | undefined {
  return belongsTo(program, tournament) ? listedFixture(program) : undefined
}

function belongsTo(program: Program, tournament: Tournament): boolean {
  return program.title === tournament.id || program.title.startsWith(`${tournament.id} | `)
}

/** Reads the questions of a fixture. */
export function questionsQuery(session: PlatformSession, fixture: Fixture) {
  return queryOptions({
    queryKey: keys.questions(fixture.id),
    queryFn: async ({ client, signal }) => {
      const program = await readProgram(session, client, fixture.id)
      const pages = getWidgets(session.engagement, { program, status: 'published', signal })
      const { results, rejected, hasMore } = await takePages(pages, MAX_PAGES)
      if (hasMore)
        logFailure(
          `Program ${fixture.id} has more than ${MAX_PAGES} pages of widgets`,
          'The rest is not shown.',
        )
      // The fixture as it was last read: it may have been moved or called off since it was opened.
      const newest = listedFixture(program)?.fixture ?? fixture
      return questionsFromWidgets({ widgets: results.map(withoutCrowd), rejected, hasMore }, newest)
    },
    // It may also have been read again next to its questions, which then have it as it was before.
    select: (read: FixtureQuestions) => (hasChanged(read.fixture, fixture) ? { ...read, fixture } : read),
  })
}

function hasChanged(before: Fixture, now: Fixture): boolean {
  return (['kickOffAt', 'isVoid', 'isSettled'] as const).some((fact) => before[fact] !== now[fact])
}

/**
 * Reads the public timeline of a closed fixture: its questions with the counts of all fans' answers and, once they are settled, the points
 * of each choice. It needs no token and no preflight and may come from a cache. It must not be read before the fixture has closed:
 * a kick-off that moves opens the fixture again, and then what was read is not used any more.
 */
export function timelineQuery(session: PlatformSession, { id, closesAt }: Pick<Fixture, 'id' | 'closesAt'>) {
  return queryOptions({
    queryKey: keys.timeline(id, closesAt),
    queryFn: async ({ client, signal }) => {
      const program = await readProgram(session, client, id)
      return takePages(getPostedWidgets(session.engagement, { program, signal }), MAX_PAGES)
    },
    // The list and the fixture are complete without it.
    retry: false,
  })
}

/**
 * Reads the player's answers to a fixture's questions. The first read starts next to that of the questions instead of after it. A read
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
      // Cached before the draft changes: a screen may react with another read, which ends this one and may fail.
      client.setQueryData(keys.answers(fixture.id), answers)
      applyAnswers(session, client, { questions, answers, askedAt })
      return answers
    },
    refetchOnWindowFocus: 'always',
  })
}

interface AnswersRead {
  readonly questions: FixtureQuestions
  readonly answers: SavedAnswers
  /** When the read was sent, by the platform's clock. */
  readonly askedAt: number
}

/**
 * Stores for the list how many questions are answered, and removes from the draft what the platform has. If nothing is left to
 * send, the save is confirmed now, provided that an answer was sent and not confirmed, or that the profile lacks the fixture:
 * another device may have failed to add it.
 */
function applyAnswers(
  session: PlayerSession,
  client: QueryClient,
  { questions, answers, askedAt }: AnswersRead,
): void {
  const { id } = questions.fixture
  const store = session.playerStore()
  const drafts = draftsOf(store)
  unfinishedFixturesOf(store).write(id, answeredCount(questions.list, answers.prediction))
  const open = openQuestions(questions, askedAt)
  // Answers that a Submit of this page is sending are settled with that Submit.
  if (client.isMutating({ mutationKey: keys.submit(id) }) > 0) return
  const wasUnsure = [...drafts.read(id).values()].some(isUnsure)
  drafts.update(id, (draft) =>
    mapDraft(draft, (change, questionId) => {
      if (isSameAnswer(change.answer, answerTo(answers.prediction, questionId))) return undefined
      // Nothing that was sent can arrive after the closing.
      if (!open.includes(questionId)) return { ...change, attempts: [], closesAt: 0 }
      return { ...change, closesAt: earlyClosing(questions, questionId) }
    }),
  )
  const hasUnsent = [...drafts.read(id)].some(
    ([questionId, { unset }]) => unset.length === 0 && open.includes(questionId),
  )
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
  const { results } = await getProgramInteractions(session.engagement, { program, ...selection, signal })
  return results
}

/** Reads the answers from the platform, past every cache. */
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

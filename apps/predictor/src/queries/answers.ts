import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Interaction } from '@touchline/engagement-sdk'
import { interactionsQuery } from '@touchline/engagement-sdk/react'
import type { FixtureId } from '@touchline/game-rules'
import { answersFromInteractions, type StoredAnswers } from '../platform/answers-from-interactions.ts'
import { type FixtureQuestions, widgetsOf } from '../platform/fixture-questions.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'
import { readMatch } from './programs.ts'

/**
 * The player's answers to a fixture's questions. A read that fails, fails: the form must not take
 * an outage for a first visit, because a submit would overwrite real answers.
 */
export function answersQuery(session: PlatformSession, asked: FixtureQuestions) {
  return queryOptions({
    queryKey: keys.answers(asked.fixture.id),
    queryFn: ({ client, signal }) => readStoredAnswers(session, asked, { client, signal }),
    refetchOnWindowFocus: 'always',
  })
}

interface AnswersRead {
  /** Has the fixture's program. */
  readonly client: QueryClient
  readonly signal?: AbortSignal | undefined
}

/** The answers past every cache. */
export async function readAnswers(
  session: PlatformSession,
  { fixture, sources }: FixtureQuestions,
  { client, signal }: AnswersRead,
): Promise<readonly Interaction[]> {
  const widgets = [...sources.values()].flatMap(widgetsOf).map(({ id, kind }) => ({ id, kind }))
  const program = await readMatch(session, client, fixture.id)
  const { queryFn } = interactionsQuery(session.engagement, { program, widgets })
  const { results } = await queryFn({ client, signal })
  return results
}

/** The answers past every cache, in the game's words. */
export async function readStoredAnswers(
  session: PlatformSession,
  asked: FixtureQuestions,
  options: AnswersRead,
): Promise<StoredAnswers> {
  return answersFromInteractions(await readAnswers(session, asked, options), asked)
}

/** Returns the answers that were read last; undefined if none were read. */
export function lastReadAnswers(client: QueryClient, fixtureId: FixtureId): StoredAnswers | undefined {
  return client.getQueryData(keys.answers(fixtureId))
}

/** Puts answers into the cache. A read in flight is older than these, so it is cancelled. */
export async function cacheAnswers(
  client: QueryClient,
  fixtureId: FixtureId,
  answers: StoredAnswers,
): Promise<void> {
  const queryKey = keys.answers(fixtureId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, answers)
}

/** By product decision a result is shown without the player's answers if these cannot be read. */
export const NO_ANSWERS: StoredAnswers = {
  prediction: {},
  savedAt: {},
  gone: [],
  partlySaved: [],
  interactions: new Map(),
}

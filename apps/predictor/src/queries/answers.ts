import { queryOptions } from '@tanstack/react-query'
import { getWidgetsInteractions, type Interaction } from '@touchline/engagement-sdk'
import { answersFromInteractions, type StoredAnswers } from '../platform/answers-from-interactions.ts'
import { type FixtureQuestions, widgetsOf } from '../platform/fixture-questions.ts'
import { programOf } from './fixtures.ts'
import { keys } from './keys.ts'
import type { PlatformAccess } from './platform-access.ts'

/**
 * The player's answers to a fixture's questions. A read that fails, fails: the form must not take
 * an outage for a first visit, because a submit would overwrite real answers.
 */
export function answersQuery(access: PlatformAccess, asked: FixtureQuestions) {
  return queryOptions({
    queryKey: keys.answers(asked.fixture.id),
    queryFn: ({ signal }) => readStoredAnswers(access, asked, signal),
    refetchOnWindowFocus: 'always',
  })
}

/** The answers past every cache. */
export async function readAnswers(
  access: PlatformAccess,
  { fixture, sources }: FixtureQuestions,
  signal: AbortSignal = new AbortController().signal,
): Promise<readonly Interaction[]> {
  const widgets = [...sources.values()].flatMap(widgetsOf).map(({ id, kind }) => ({ id, kind }))
  const program = await programOf(access, fixture.id, signal)
  const { results } = await getWidgetsInteractions(access.engagement, { program, widgets, signal })
  return results
}

/** The answers past every cache, in the game's words. */
export async function readStoredAnswers(
  access: PlatformAccess,
  asked: FixtureQuestions,
  signal?: AbortSignal,
): Promise<StoredAnswers> {
  return answersFromInteractions(await readAnswers(access, asked, signal), asked)
}

/** By product decision a result is shown without the player's answers where these cannot be read. */
export const NO_ANSWERS: StoredAnswers = { prediction: {}, savedAt: {}, gone: [], interactions: new Map() }

import { queryOptions } from '@tanstack/react-query'
import { getProgramInteractions, type Interaction } from '@touchline/engagement-sdk'
import {
  type Fixture,
  type FixtureId,
  type MatchResultAnswer,
  RESULTS_CHECK_INTERVAL_MS,
  totalPoints,
} from '@touchline/game-rules'
import { answersFromInteractions } from '../platform/answers-and-votes.ts'
import { type FixtureQuestions, sourcesOf } from '../platform/fixture-questions.ts'
import { questionResults } from '../platform/question-results.ts'
import { questionsFromWidgets } from '../platform/questions-from-widgets.ts'
import { keys } from './keys.ts'
import { readProgram, timelineQuery } from './one-fixture.ts'
import type { PlatformSession } from './session.ts'

/** What the player's prediction of one fixture has earned. */
export interface OwnResult {
  /** The final score that the player predicted, if any. */
  readonly pick: MatchResultAnswer | undefined
  readonly points: number
  readonly maxPoints: number
}

export type RoundResults = ReadonlyMap<FixtureId, OwnResult>

/**
 * Reads the own picks and points of settled fixtures. The questions of each are read from its timeline, the answers to all of them in one
 * request. A fixture whose questions cannot be read, or without all its points, is left out until a later read.
 *
 * @param fixtures settled fixtures that the player has predicted
 */
export function roundResultsQuery(session: PlatformSession, fixtures: readonly Fixture[]) {
  return queryOptions({
    queryKey: keys.roundResults(fixtures.map(({ id }) => id)),
    queryFn: async ({ client, signal }): Promise<RoundResults> => {
      const reads = await Promise.allSettled(
        fixtures.map(async (fixture) => {
          const { results: widgets, ...read } = await client.fetchQuery(timelineQuery(session, fixture))
          return questionsFromWidgets({ widgets, ...read }, fixture)
        }),
      )
      const sheets = reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []))
      const [first] = sheets
      if (first === undefined) throw reads.find((read) => read.status === 'rejected')?.reason
      const program = await readProgram(session, client, first.fixture.id)
      const widgets = sheets.flatMap(sourcesOf)
      const { results: interactions } = await getProgramInteractions(session.engagement, {
        program,
        widgets,
        signal,
      })
      return new Map(
        sheets.flatMap((sheet) => {
          const own = ownResult(sheet, interactions)
          return own === undefined ? [] : [[sheet.fixture.id, own] as const]
        }),
      )
    },
    enabled: fixtures.length > 0,
    staleTime: ({ state: { data } }) =>
      data?.size === fixtures.length ? Number.POSITIVE_INFINITY : RESULTS_CHECK_INTERVAL_MS,
    // The list is complete without it.
    retry: false,
  })
}

/** Returns the pick and the points of a fixture; undefined while some of its points are not known. */
function ownResult(sheet: FixtureQuestions, interactions: readonly Interaction[]): OwnResult | undefined {
  const answers = answersFromInteractions(interactions, sheet)
  const results = questionResults(sheet, answers)
  const { points, maxPoints, isProvisional } = totalPoints(results.map(({ settlement }) => settlement))
  const isWhole = sheet.isComplete && sheet.unavailable.length === 0 && results.length > 0
  if (!isWhole || isProvisional) return undefined
  const pick = results.map(({ chosen }) => chosen).find((answer) => answer?.kind === 'match-result')
  return { pick, points, maxPoints }
}

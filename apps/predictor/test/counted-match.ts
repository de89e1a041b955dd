import type { Widget } from '@touchline/engagement-sdk'
import { answersFromInteractions } from '../src/platform/answers-and-votes.ts'
import { questionsQuery } from '../src/queries/one-fixture.ts'
import { createQueryClient } from '../src/queries/query-client.ts'
import { launchedGame } from './launched-game.ts'
import { aFixture, aFixtureProgram, aVote, eightWidgets } from './makers.ts'

/** How many fans chose each answer that has no other count. Found nowhere else in the cache or on a screen. */
export const COUNT = 70_707

interface MatchFacts {
  /** The platform's time. */
  readonly now: number
  /** The counts of the answers to the question about the first try. */
  readonly tryCounts: Readonly<Record<string, unknown>>
  /** The player's answers by their parts: 'home', 'minute', 'try'. @default none */
  readonly own?: Readonly<Record<string, string>>
}

/** Returns a match whose questions have been read, on a platform that counts the answers of all fans. */
export async function countedMatch({ now, tryCounts, own = {} }: MatchFacts) {
  const { platform, game } = launchedGame()
  platform.clock.set(now)
  const widgets = eightWidgets().map((widget) =>
    widget.id === 'try'
      ? counted({ ...widget, question: 'Who scores the first try?' }, tryCounts)
      : counted(widget, {}),
  )
  platform.addProgram({ program: aFixtureProgram(), widgets })
  await game.engagement.init()
  const client = createQueryClient()
  const questions = await client.fetchQuery(questionsQuery(game, aFixture()))
  platform.forgetCalls()
  const votes = Object.entries(own).map(([id, text]) => aVote(id, text))
  return { platform, game, client, questions, answers: answersFromInteractions(votes, questions) }
}

function counted(widget: Widget, counts: Readonly<Record<string, unknown>>): Widget {
  const options = widget.options.map((option) => {
    const text = option.description ?? ''
    return { ...option, vote_count: Object.hasOwn(counts, text) ? counts[text] : COUNT }
  })
  return { ...widget, options, ...{ engagement_count: COUNT, impression_count: COUNT } }
}

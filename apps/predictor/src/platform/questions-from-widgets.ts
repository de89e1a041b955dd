import { instantFrom, type RejectedItem, type Widget } from '@touchline/engagement-sdk'
import { closesAt, type Fixture, sortQuestions } from '@touchline/game-rules'
import type { FixtureQuestions, ReadQuestion, UnavailableQuestion } from './fixture-questions.ts'
import { logFailure } from './log.ts'
import { isMatchResult, matchResultFrom } from './match-result-question.ts'
import { questionWidgets } from './question-widgets.ts'
import { gapsOf, singleFrom } from './single-question.ts'

/** The pages of widgets of one fixture, as far as they were read. */
export interface WidgetPages {
  readonly widgets: readonly Widget[]
  readonly rejected: readonly RejectedItem[]
  readonly hasMore: boolean
}

/** Returns what the widgets of a fixture ask, in the order of the cards. */
export function questionsFromWidgets(pages: WidgetPages, fixture: Fixture): FixtureQuestions {
  const widgets = questionWidgets(pages.widgets)
  const matchResult = matchResultFrom(widgets.filter(isMatchResult), fixture)
  const singles = widgets
    .filter((widget) => !isMatchResult(widget))
    .map((widget) => singleFrom(widget, fixture))
  const all: readonly ReadQuestion[] = [...matchResult, ...singles, ...pages.rejected.map(unavailableFrom)]
  const read = all.filter((one) => 'question' in one)
  const outcome = read.map(({ source }) => source).find((source) => source.kind === 'match-result')?.outcome
  const unavailable = unavailableOf(all)
  return {
    fixture: {
      ...fixture,
      closesAt: closesAt({
        kickOffAt: fixture.kickOffAt,
        interactiveUntil: instantFrom(outcome?.interactive_until),
      }),
    },
    list: sortQuestions(read.map(({ question }) => question)),
    unavailable,
    isComplete: !pages.hasMore,
    gaps: new Map(read.flatMap(({ question, source }) => gapsOf(question, source))),
    sources: new Map(read.map(({ question, source }) => [question.id, source] as const)),
  }
}

/** Returns the questions that cannot be answered, each once, and logs them: no other code handles them. */
function unavailableOf(reads: readonly ReadQuestion[]): readonly UnavailableQuestion[] {
  const byId = new Map(reads.filter((one) => 'reason' in one).map((one) => [one.id, one] as const))
  for (const { id, reason } of byId.values()) logFailure(`Question ${id} cannot be answered here`, reason)
  return [...byId.values()]
}

function unavailableFrom(item: RejectedItem): UnavailableQuestion {
  return {
    id: item.id ?? item.field,
    reason: item.field === 'kind' ? 'unsupported' : 'unavailable',
  }
}

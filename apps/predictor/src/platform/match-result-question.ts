import { instantFrom, type Option, type Widget } from '@touchline/engagement-sdk'
import { type Fixture, LIMITS, parseWholeNumber, type Question } from '@touchline/game-rules'
import { boundedText, LONGEST } from './bounded-text.ts'
import type { ReadQuestion } from './fixture-questions.ts'
import { isNumberPrediction, questionAttributes } from './widget-attributes.ts'

/** Returns whether a widget asks for a part of the final score: the winner, or the score of one side. */
export function isMatchResult(widget: Widget): boolean {
  return questionAttributes(widget).fieldType === 'match_result' && !isNumberPrediction(widget)
}

/** Returns the one question of its widgets. Of several widgets for one part the first is used: it has the lowest number. */
export function matchResultFrom(widgets: readonly Widget[], fixture: Fixture): readonly ReadQuestion[] {
  if (widgets.length === 0) return []
  const ofType = (type: string) => widgets.find((widget) => questionAttributes(widget).widgetType === type)
  const outcome = ofType('match_winner')
  const home = ofType('team_a')
  const away = ofType('team_b')
  const hasScores = [home, away].every((widget) => highestNumber(widget?.options ?? []) !== undefined)
  if (outcome === undefined || home === undefined || away === undefined || !hasScores) {
    return [{ id: widgets[0]?.id ?? fixture.id, reason: 'unavailable' }]
  }
  const limits = [outcome, home, away].map((widget) => instantFrom(widget.interactive_until))
  const scores = [home, away].map((widget) => highestNumber(widget.options) ?? LIMITS.maxScore)
  const question: Question = {
    kind: 'match-result',
    id: outcome.id,
    text: boundedText(outcome.question ?? '', LONGEST.question),
    home: fixture.home,
    away: fixture.away,
    maxScore: Math.min(...scores, LIMITS.maxScore),
    closesAt: earliest(limits),
  }
  return [{ question, source: { kind: 'match-result', outcome, home, away } }]
}

function highestNumber(options: readonly Option[]): number | undefined {
  const numbers = options.map((option) => parseWholeNumber(option.description ?? '')).filter(isKnown)
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

function earliest(instants: readonly (number | undefined)[]): number | undefined {
  const known = instants.filter(isKnown)
  return known.length === 0 ? undefined : Math.min(...known)
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined
}

import type { Answer } from '@touchline/game-rules'
import type { Choice } from './ledger.ts'

/** A widget as the platform has it, as far as answers go. */
export interface PlatformWidget {
  readonly id: string
  readonly question: string
  readonly options: readonly { readonly id: string; readonly description: string }[]
  readonly widget_attributes: readonly { readonly key: string; readonly value: string }[]
}

/** A match and its widgets as the platform has them. */
export interface Match {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly widgets: readonly PlatformWidget[]
}

/**
 * The votes that an answer means, worked out here a second time: the game's own translation is
 * among the things that are checked.
 */
export function choicesOf(
  { home, away, widgets }: Match,
  questionId: string,
  answer: Answer,
): readonly Choice[] {
  if (answer.kind === 'choice') return [{ widgetId: questionId, optionId: answer.choiceId }]
  // The simulated matches have no number predictions.
  if (answer.kind === 'numbers') return []
  if (answer.kind !== 'match-result') {
    return [
      optionNamed(
        widgets.find(({ id }) => id === questionId),
        String(answer.value),
      ),
    ]
  }
  const part = (type: string) =>
    widgets.find(({ widget_attributes: all }) =>
      all.some(({ key, value }) => key === 'widget_type' && value === type),
    )
  const margin = answer.home - answer.away
  const ahead = margin > 0 ? home : away
  return [
    optionNamed(part('match_winner'), margin === 0 ? 'Draw' : ahead),
    optionNamed(part('team_a'), String(answer.home)),
    optionNamed(part('team_b'), String(answer.away)),
  ]
}

function optionNamed(widget: PlatformWidget | undefined, name: string): Choice {
  const option = widget?.options.find(({ description }) => description === name)
  if (widget === undefined || option === undefined) throw new Error(`No widget has an option ${name}.`)
  return { widgetId: widget.id, optionId: option.id }
}

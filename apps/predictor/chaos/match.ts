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
  /** Epoch milliseconds. */
  readonly kickOffAt: number
  readonly widgets: readonly PlatformWidget[]
}

/** An answer as it is on the screen: both scores, one number, or the id of a choice. */
export interface ShownAnswer {
  readonly numbers: readonly number[]
  readonly choiceId: string | undefined
}

/**
 * Returns the votes that an answer means, worked out here a second time: the game's own translation is among the
 * things that are checked.
 */
export function choicesOf(
  { home, away, widgets }: Match,
  title: string,
  { numbers, choiceId }: ShownAnswer,
): readonly Choice[] {
  const asked = widgets.find(({ question }) => question === title)
  if (choiceId !== undefined) {
    const chosen = asked?.options.find(({ id }) => id === choiceId)
    return [optionNamed(asked, chosen?.description ?? choiceId)]
  }
  const [first = 0, second] = numbers
  if (second === undefined) return [optionNamed(asked, String(first))]
  const part = (type: string) =>
    widgets.find(({ widget_attributes: all }) =>
      all.some(({ key, value }) => key === 'widget_type' && value === type),
    )
  const ahead = first > second ? home : away
  return [
    optionNamed(part('match_winner'), first === second ? 'Draw' : ahead),
    optionNamed(part('team_a'), String(first)),
    optionNamed(part('team_b'), String(second)),
  ]
}

function optionNamed(widget: PlatformWidget | undefined, option: string): Choice {
  if (widget?.options.some(({ description }) => description === option) !== true) {
    throw new Error(`No widget has an option ${option}.`)
  }
  return { widgetId: widget.id, option }
}

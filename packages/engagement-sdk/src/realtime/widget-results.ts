import * as z from 'zod/mini'
import { listOf, maybeFlag, maybeNumber, maybeText } from '../wire/fields.ts'
import { WIDGET_KINDS, type WidgetKind } from '../wire/vocabulary.ts'

/** The count of one option, in the platform's spelling. */
export interface OptionResult {
  readonly id: string
  readonly vote_count?: number | null | undefined
  /** Predictions, once they are settled. */
  readonly is_correct?: boolean | null | undefined
  /** Predictions, once they are settled. */
  readonly reward_item_amount?: number | null | undefined
}

/** The count of one quiz answer, in the platform's spelling. */
export interface ChoiceResult {
  readonly id: string
  readonly answer_count?: number | null | undefined
}

/** The counts of one widget, in the platform's spelling. */
export interface WidgetResults {
  /** The widget's id; some payloads leave it out. */
  readonly id?: string | null | undefined
  readonly kind?: WidgetKind | null | undefined
  /** Polls, cheer meters and predictions; empty for all others. */
  readonly options: readonly OptionResult[]
  /** Quizzes; empty for all others. */
  readonly choices: readonly ChoiceResult[]
  /** Emoji sliders: decimal text from 0 to 1. */
  readonly average_magnitude?: string | null | undefined
}

/** The counts of one widget; unlisted fields are kept. */
export const widgetResultsSchema = z.looseObject({
  id: maybeText,
  kind: z.nullish(z.enum(WIDGET_KINDS)),
  options: listOf(
    z.looseObject({
      id: z.string(),
      vote_count: maybeNumber,
      is_correct: maybeFlag,
      reward_item_amount: maybeNumber,
    }),
  ),
  choices: listOf(z.looseObject({ id: z.string(), answer_count: maybeNumber })),
  average_magnitude: maybeText,
}) satisfies z.ZodMiniType<WidgetResults>

import * as z from 'zod/mini'
import { attributes, type FieldsOf, listOf, looseObject, maybeText, textOrNull } from './fields.ts'
import { leaderboardSchema } from './leaderboard.ts'

/** A program with its leaderboards; unlisted fields are kept. */
export const programSchema = looseObject({
  id: z.string(),
  title: z.string(),
  /** JSON text by convention; this package does not parse it. */
  custom_data: textOrNull,
  /** `future`, `live` or `past`. */
  status: maybeText,
  scheduled_at: maybeText,
  /** Base of the filtered widget list; has no query. */
  widgets_url: maybeText,
  /** Posted widgets, newest first; has a query. */
  timeline_url: maybeText,
  /** Real-time channel; opaque. */
  subscribe_channel: maybeText,
  /** Template with `{profile_id}` of the own interactions; has no query. */
  widget_interactions_url_template: maybeText,
  attributes,
  leaderboards: listOf(leaderboardSchema),
})

/** A program, in the platform's spelling. */
export interface Program extends FieldsOf<typeof programSchema> {}

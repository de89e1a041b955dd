import * as z from 'zod/mini'
import { type Attribute, attributes, listOf, maybeText, textOrNull } from './fields.ts'
import { type Leaderboard, leaderboardSchema } from './leaderboard.ts'

/** A program, in the platform's spelling. */
export interface Program {
  readonly id: string
  readonly title: string
  /** JSON text by convention; this package does not parse it. */
  readonly custom_data: string | null
  /** `future`, `live` or `past`. */
  readonly status?: string | null | undefined
  readonly scheduled_at?: string | null | undefined
  /** Base of the filtered widget list; has no query. */
  readonly widgets_url?: string | null | undefined
  /** Posted widgets, newest first; has a query. */
  readonly timeline_url?: string | null | undefined
  /** Real-time channel; opaque. */
  readonly subscribe_channel?: string | null | undefined
  /** Template with `{profile_id}` of the own interactions; has no query. */
  readonly widget_interactions_url_template?: string | null | undefined
  readonly attributes: readonly Attribute[]
  readonly leaderboards: readonly Leaderboard[]
}

/** A program whose leaderboards are not parsed, so that a malformed one does not reject the program. */
export const unparsedLeaderboardsProgramSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  custom_data: textOrNull,
  status: maybeText,
  scheduled_at: maybeText,
  widgets_url: maybeText,
  timeline_url: maybeText,
  subscribe_channel: maybeText,
  widget_interactions_url_template: maybeText,
  attributes,
  leaderboards: listOf(z.unknown()),
})

/** A program with its leaderboards; unlisted fields are kept. */
export const programSchema = z.extend(unparsedLeaderboardsProgramSchema, {
  leaderboards: listOf(leaderboardSchema),
}) satisfies z.ZodMiniType<Program>

import { attributes } from './attribute.ts'
import { listOf, maybeText, textOrNull } from './fields.ts'
import { leaderboardSchema } from './leaderboard.ts'
import * as z from './schema.ts'

// A function, because a bundler keeps a shape that is spread, wanted or not.
/* @__NO_SIDE_EFFECTS__ */
function programWith<Leaderboards extends z.Schema>(leaderboards: Leaderboards) {
  return z.looseObject({
    id: z.string(),
    title: z.string(),
    /** JSON text by convention; opaque here. */
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
    /** `{profile_id}` template of the own interactions; has no query. */
    widget_interactions_url_template: maybeText,
    attributes,
    leaderboards,
  })
}

/** A program as it travels, its leaderboards included; unlisted fields are kept as they came. */
export const programSchema = /* @__PURE__ */ programWith(listOf(leaderboardSchema))

/** A program whose leaderboards stay unread, so that a bad one cannot cost the program. */
export const openProgramSchema = /* @__PURE__ */ programWith(listOf(z.unknown()))

/** A program. Wire spelling; unlisted fields are kept and typed `unknown`. */
export type Program = z.infer<typeof programSchema>

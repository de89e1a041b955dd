import { maybeNumber, maybeText } from './fields.ts'
import * as z from './schema.ts'

/** The envelope of every list: items stay unread, so that one bad item cannot cost the others. */
export const pageSchema = /* @__PURE__ */ z.object({
  /** Items over all pages; some lists leave it out. */
  count: maybeNumber,
  /** Absolute URL of the next page with all filters, or null on the last. */
  next: maybeText,
  previous: maybeText,
  results: z.array(z.unknown()),
  /** On widget lists: where the interactions with this page's widgets are read. */
  widget_interactions_url_template: maybeText,
})

/** The envelope of every list, items unread. */
export type WirePage = z.infer<typeof pageSchema>

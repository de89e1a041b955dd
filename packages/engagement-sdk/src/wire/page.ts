import * as z from 'zod/mini'
import { maybeNumber, maybeText } from './fields.ts'

/** The envelope of every list, in the platform's spelling. Its items are not parsed. */
export interface WirePage {
  /** Items on all pages; some lists leave it out. */
  readonly count?: number | null | undefined
  /** Absolute URL of the next page with all filters, or null on the last. */
  readonly next?: string | null | undefined
  readonly previous?: string | null | undefined
  readonly results: readonly unknown[]
  /** On widget lists: where the interactions with this page's widgets are read. */
  readonly widget_interactions_url_template?: string | null | undefined
}

/** The envelope of every list. Its items stay unparsed, so that one malformed item does not reject the others. */
export const pageSchema = /* @__PURE__ */ z.object({
  count: maybeNumber,
  next: maybeText,
  previous: maybeText,
  results: z.array(z.unknown()),
  widget_interactions_url_template: maybeText,
}) satisfies z.ZodMiniType<WirePage>

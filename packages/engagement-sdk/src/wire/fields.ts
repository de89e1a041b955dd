// `zod/mini` evaluates no code (decision 0009): an object of `zod` calls `new Function` when it is created.
import * as z from 'zod/mini'

// The platform may leave these out or send null.
export const maybeText = z.nullish(z.string())
export const maybeNumber = z.nullish(z.number())
export const maybeFlag = z.nullish(z.boolean())

/** Text that is null when the platform leaves it out. */
export const textOrNull = z._default(z.nullable(z.string()), null)

/** Returns the schema of a list that is empty when the platform leaves it out. */
export function listOf<Item extends z.ZodMiniType>(item: Item): z.ZodMiniDefault<z.ZodMiniArray<Item>> {
  return z._default(z.array(item), [])
}

/** One `{ key, value }` pair of a program, widget or profile. */
export interface Attribute {
  readonly key: string
  readonly value: string
}

/** Attributes; older payloads leave the list out, which means none. */
export const attributes = listOf(
  z.object({ key: z.string(), value: z.string() }) satisfies z.ZodMiniType<Attribute>,
)

/** ISO 8601 as the platform writes it; not every engine reads the offsets `+0000` and `+00`, and a blank for the `T`. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|([+-]\d\d):?(\d\d)?)?)?$/i

/**
 * Returns the epoch milliseconds of a platform timestamp; undefined for any other text. Without an offset it is UTC, whatever
 * the zone of the device.
 *
 * @example instantFrom('2025-01-23T10:14:06+0000') //=> 1737627246000
 */
export function instantFrom(timestamp: string | null | undefined): number | undefined {
  const [, date, time = '00:00', , hours = '+00', minutes = '00'] = TIMESTAMP.exec(timestamp ?? '') ?? []
  if (date === undefined) return undefined
  const at = Date.parse(`${date}T${time}${hours}:${minutes}`)
  return Number.isNaN(at) ? undefined : at
}

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
export const pageSchema = z.object({
  // Nothing depends on these two, so an unusable one does not cost the items.
  count: z.catch(maybeNumber, undefined),
  next: maybeText,
  previous: z.catch(maybeText, undefined),
  results: z.array(z.unknown()),
  widget_interactions_url_template: maybeText,
}) satisfies z.ZodMiniType<WirePage>

/**
 * Returns a field that the platform sends and the types of this package do not list; undefined if it is absent.
 *
 * @example unlistedField({ id: 'p', stream_url: 'https://x/' }, 'stream_url') //=> 'https://x/'
 */
export function unlistedField(resource: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(resource, name)?.value
}

/** A message on a real-time channel: the name of an event and its payload. */
export const messageSchema = z.object({ event: z.string(), payload: z.looseObject({}) })

export type WireMessage = z.infer<typeof messageSchema>

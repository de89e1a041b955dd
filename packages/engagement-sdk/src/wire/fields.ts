// `zod/mini` evaluates no code (decision 0009): an object of `zod` calls `new Function` when it is created.
import * as z from 'zod/mini'

// The platform may leave these out or send null.
export const maybeText = z.nullish(z.string())
export const maybeNumber = z.nullish(z.number())
export const maybeFlag = z.nullish(z.boolean())

/** Creates a schema that keeps unlisted fields. Unlike the one of zod, its type has the comments of the fields, for editors. */
export function looseObject<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodMiniObject<Shape, z.core.$loose> {
  return z.looseObject(shape)
}

/** What a schema parses, read-only and without an index signature: unlisted fields stay in it (decision 0009), its type has none. */
export type FieldsOf<Schema extends z.ZodMiniType> = Listed<z.infer<Schema>>

type Listed<T> = T extends readonly (infer Item)[]
  ? readonly Listed<Item>[]
  : T extends object
    ? { readonly [Name in keyof T as string extends Name ? never : Name]: Listed<T[Name]> }
    : T

/** Text that is null when the platform leaves it out. */
export const textOrNull = z._default(z.nullable(z.string()), null)

/** Returns the schema of a list that is empty when the platform leaves it out. */
export function listOf<Item extends z.ZodMiniType>(item: Item): z.ZodMiniDefault<z.ZodMiniArray<Item>> {
  return z._default(z.array(item), [])
}

const attributeSchema = z.object({ key: z.string(), value: z.string() })

/** One `{ key, value }` pair of a program, widget or profile. */
export interface Attribute extends FieldsOf<typeof attributeSchema> {}

/** Attributes; older payloads leave the list out, which means none. */
export const attributes = listOf(attributeSchema)

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

/**
 * The envelope of every list. Its items stay unparsed, so that one malformed item does not reject the others. Nothing depends on
 * `count` and `previous`, so an unusable one does not cost the items.
 */
export const pageSchema = looseObject({
  /** Items on all pages; some lists leave it out. */
  count: z.catch(maybeNumber, undefined),
  /** Absolute URL of the next page with all filters, or null on the last. */
  next: maybeText,
  previous: z.catch(maybeText, undefined),
  results: z.array(z.unknown()),
  /** On widget lists: where the interactions with this page's widgets are read. */
  widget_interactions_url_template: maybeText,
})

/** The envelope of a list, in the platform's spelling. */
export interface WirePage extends FieldsOf<typeof pageSchema> {}

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

import * as z from 'zod/mini'
import { InvalidBodyError, type RequestDetails, withRequest } from '../errors/errors.ts'

export type Schema<Value> = z.ZodMiniType<Value>

/** A malformed item of a list, which was left out, and the request that returned it. */
export interface RejectedItem extends RequestDetails {
  /** What it should have been, such as `widget`. */
  readonly resource: string
  /** Its id, if one could be read. */
  readonly id: string | undefined
  /** Path of the first field that is wrong, such as `options.0.id`; empty if the whole item is wrong. */
  readonly field: string
  readonly reason: string
  readonly item: unknown
}

/** Something was left out or failed, and the call continued without it. */
export interface Warning {
  readonly message: string
  /** The item that was left out, if one was. */
  readonly rejected?: RejectedItem | undefined
  readonly cause?: unknown
}

export type Warn = (warning: Warning) => void

export type Parsed<Value> =
  | { readonly data: Value; readonly issue?: undefined }
  | { readonly data?: undefined; readonly issue: Pick<RejectedItem, 'field' | 'reason'> }

export function parseAs<Value>(schema: Schema<Value>, value: unknown): Parsed<Value> {
  const { data, error } = z.safeParse(schema, value, { error: reasonOf })
  if (!error) return { data }
  const [issue] = error.issues
  return { issue: { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' } }
}

/** Returns a text for an issue; zod's `mini` has the same text for all. */
function reasonOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return 'Expected a known value'
  return issue.code === 'invalid_type' ? `Expected ${issue.expected}` : 'Invalid value'
}

/** Parses a body by a schema. @throws InvalidBodyError naming the field that is wrong */
export function parseBody<Value>(
  schema: Schema<Value>,
  body: unknown,
  resource: string,
  request?: RequestDetails,
): Value {
  const { data, issue } = parseAs(schema, body)
  if (!issue) return data
  throw new InvalidBodyError(resource, issue.field, issue.reason + received(body), request)
}

/** Names a body that is not JSON, such as the page of a proxy, or of an address that is not the platform's. */
function received(body: unknown): string {
  if (body === undefined) return ', received nothing'
  return typeof body === 'string' ? ', received text' : ''
}

export interface ParsedItems<T> {
  readonly results: readonly T[]
  /** Items that could not be read; a `warning` was emitted about them. */
  readonly rejected: readonly RejectedItem[]
}

interface ItemSource {
  /** The name of an item in messages, such as `widget`. */
  readonly resource: string
  readonly warn: Warn
  readonly request?: RequestDetails | undefined
}

/** Most items of one list that have a warning of their own; one more counts the others. */
const MOST_WARNINGS = 10

/** Parses a list item by item: a malformed item is left out with a warning, the others stay. */
export function parseItems<Value>(
  schema: Schema<Value>,
  items: readonly unknown[],
  { resource, warn, request: { method, url } = {} }: ItemSource,
): ParsedItems<Value> {
  const results: Value[] = []
  const rejected: RejectedItem[] = []
  for (const item of items) {
    const { data, issue } = parseAs(schema, item)
    if (issue) {
      // `Object` also accepts values that are no objects, such as null.
      const { id }: { id?: unknown } = Object(item)
      rejected.push({ resource, id: typeof id === 'string' ? id : undefined, item, ...issue, method, url })
    } else results.push(data)
  }
  for (const left of rejected.slice(0, MOST_WARNINGS)) {
    const { id, field, reason } = left
    const text = `Left out ${[resource, id, field, reason].filter(Boolean).join(': ')}`
    warn({ message: withRequest(text, { method, url }), rejected: left })
  }
  const more = rejected.length - MOST_WARNINGS
  if (more > 0) warn({ message: withRequest(`Left out ${more} more items of this list`, { method, url }) })
  return { results, rejected }
}

import * as z from 'zod/mini'
import type { EngagementInternals } from '../engagement/engagement.ts'
import { appendRequest, type RequestDetails } from '../errors/request-details.ts'
import { InvalidBodyError } from './invalid-body-error.ts'
import type { RejectedItem } from './rejected-item.ts'

/** A schema for values of this type. */
export type Schema<Value> = z.ZodMiniType<Value>

/** The result of parsing a value: its data, or the first field that is wrong. */
export type Parsed<Value> =
  | { readonly data: Value; readonly issue?: undefined }
  | { readonly data?: undefined; readonly issue: Pick<RejectedItem, 'field' | 'reason'> }

/** Parses a value by a schema, without throwing. */
export function parseAs<Value>(schema: Schema<Value>, value: unknown): Parsed<Value> {
  const { data, error } = z.safeParse(schema, value, { error: reasonOf })
  if (!error) return { data }
  const [issue] = error.issues
  return { issue: { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' } }
}

/** Returns a text for an issue, because zod's small build has the same text for all. */
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
  if (issue) throw new InvalidBodyError(resource, issue.field, issue.reason, request)
  return data
}

/** The parsed items, and the malformed ones. */
export interface ParsedItems<T> {
  readonly results: readonly T[]
  readonly rejected: readonly RejectedItem[]
}

/** The source of items, for warnings and errors. */
export interface ItemSource {
  /** The name of an item in messages, such as `widget`. */
  readonly resource: string
  /** Emits the warnings. */
  readonly engagement: { readonly internals: Pick<EngagementInternals, 'warn'> }
  /** The request that returned the items. */
  readonly request?: RequestDetails | undefined
}

/** Parses a list item by item: a malformed item is left out with a warning, the others stay. */
export function parseItems<Value>(
  schema: Schema<Value>,
  items: readonly unknown[],
  { resource, engagement, request: { method, url } = {} }: ItemSource,
): ParsedItems<Value> {
  const results: Value[] = []
  const rejected: RejectedItem[] = []
  for (const item of items) {
    const { data, issue } = parseAs(schema, item)
    if (issue) {
      // `Object` also accepts values that are no objects, such as null.
      const { id }: { id?: unknown } = Object(item)
      const omitted = { resource, id: typeof id === 'string' ? id : undefined, item, ...issue, method, url }
      const message = `Left out ${[resource, id, issue.field, issue.reason].filter(Boolean).join(': ')}`
      rejected.push(omitted)
      engagement.internals.warn({ message: appendRequest(message, { method, url }), rejected: omitted })
    } else results.push(data)
  }
  return { results, rejected }
}

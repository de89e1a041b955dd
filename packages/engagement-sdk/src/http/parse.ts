import type { EngagementInternals } from '../engagement.ts'
import type { RejectedItem } from '../rejected-item.ts'
import type * as z from '../wire/schema.ts'
import { InvalidBodyError } from './invalid-body-error.ts'
import type { RequestFacts } from './request-facts.ts'

/** What a schema makes of a value: its data, or the first field that is wrong. */
export type Reading<T> =
  | { readonly data: T; readonly flaw?: undefined }
  | { readonly data?: undefined; readonly flaw: Pick<RejectedItem, 'field' | 'reason'> }

/** Reads a value by a schema, without throwing. */
export function readAs<Value>(schema: z.Schema<Value>, value: unknown): Reading<Value> {
  const flaws: z.Flaw[] = []
  const data = schema(value, flaws)
  const [flaw] = flaws
  return flaw ? { flaw: { field: flaw.path.join('.'), reason: flaw.message } } : { data }
}

/** @throws InvalidBodyError naming the field that is wrong */
export function parseBody<Value>(
  schema: z.Schema<Value>,
  body: unknown,
  resource: string,
  request: RequestFacts = {},
): Value {
  const { data, flaw } = readAs(schema, body)
  if (flaw) throw new InvalidBodyError(resource, flaw.field, flaw.reason, request)
  return data
}

/** The items that could be read, and those that could not. */
export interface ParsedItems<T> {
  readonly results: readonly T[]
  readonly rejected: readonly RejectedItem[]
}

/** Reads a list item by item: an unreadable one is left out with a warning, the others stay. */
export function parseItems<Value>(
  schema: z.Schema<Value>,
  items: readonly unknown[],
  resource: string,
  warn: EngagementInternals['warn'],
): ParsedItems<Value> {
  const results: Value[] = []
  const rejected: RejectedItem[] = []
  for (const item of items) {
    const { data, flaw } = readAs(schema, item)
    if (flaw) {
      const { id }: { id?: unknown } = Object(item)
      const left = { resource, id: typeof id === 'string' ? id : undefined, item, ...flaw }
      rejected.push(left)
      warn({ message: `Left out ${resource} ${id}: ${flaw.field}: ${flaw.reason}`, rejected: left })
    } else results.push(data)
  }
  return { results, rejected }
}

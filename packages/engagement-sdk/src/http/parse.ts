import * as z from 'zod/mini'
import type { EngagementInternals } from '../engagement.ts'
import { InvalidBodyError } from '../errors/invalid-body-error.ts'
import type { RejectedItem } from '../rejected-item.ts'

/** @throws InvalidBodyError naming the field that is wrong */
export function parseBody<S extends z.ZodMiniType>(schema: S, body: unknown, resource: string): z.output<S> {
  const { data, error } = z.safeParse(schema, body)
  if (!error) return data
  const { field, reason } = complaint(error)
  throw new InvalidBodyError(resource, field, reason)
}

/** The items that could be read, and those that could not. */
export interface ParsedItems<T> {
  readonly results: readonly T[]
  readonly rejected: readonly RejectedItem[]
}

/** Reads a list item by item: an unreadable one is left out with a warning, the others stay. */
export function parseItems<S extends z.ZodMiniType>(
  schema: S,
  items: readonly unknown[],
  resource: string,
  warn: EngagementInternals['warn'],
): ParsedItems<z.output<S>> {
  const results: z.output<S>[] = []
  const rejected: RejectedItem[] = []
  for (const item of items) {
    const { data, error } = z.safeParse(schema, item)
    if (error) {
      const { id }: { id?: unknown } = Object(item)
      const left = { resource, id: typeof id === 'string' ? id : undefined, item, ...complaint(error) }
      rejected.push(left)
      warn({ message: `Left out ${resource} ${id}: ${left.field}: ${left.reason}`, rejected: left })
    } else results.push(data)
  }
  return { results, rejected }
}

/** Where a schema's first complaint lies, and what it is. */
function complaint({ issues: [issue] }: z.core.$ZodError): Pick<RejectedItem, 'field' | 'reason'> {
  return { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' }
}

import * as z from 'zod/mini'
import type { EngagementInternals } from '../engagement.ts'
import { InvalidBodyError } from '../errors/invalid-body-error.ts'
import type { RejectedItem } from '../rejected-item.ts'

/** Where a schema's first complaint lies, and what it is. */
interface Complaint {
  readonly field: string
  readonly reason: string
}

function complaint(error: z.core.$ZodError): Complaint {
  const [issue] = error.issues
  return { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' }
}

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
    if (!error) {
      results.push(data)
      continue
    }
    const { data: named } = z.safeParse(idSchema, item)
    const left: RejectedItem = { resource, id: named?.id, ...complaint(error), item }
    rejected.push(left)
    warn({ message: `Left out ${resource} ${left.id ?? ''}: ${left.field}: ${left.reason}`, rejected: left })
  }
  return { results, rejected }
}

const idSchema = /* @__PURE__ */ z.object({ id: z.string() })

import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { cannotWrite } from '../data/cannot-write.ts'
import { isDangling } from '../data/is-dangling.ts'
import { isUnreachable } from '../data/is-unreachable.ts'
import { QueueFullError } from '../services/answering/batch.ts'

/** An answer other than success, thrown anywhere below a route and written in one place. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly status: ContentfulStatusCode
  /** Messages by field name, for a 400 (contract 1.8). */
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(
    status: ContentfulStatusCode,
    detail: string,
    fields: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(detail)
    this.status = status
    this.fields = fields
  }
}

/** 404, in the platform's words. */
export function notFound(what = 'Resource'): HttpError {
  return new HttpError(404, `${what} not found.`)
}

/** 400 that names the field. */
export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, `${field}: ${message}`, { [field]: [message] })
}

/** The one place where an error becomes a body: no message of an unexpected one leaves the process. */
export function writeError(c: Context, error: unknown): Response {
  if (isPassing(error)) {
    c.header('retry-after', '1')
    return c.json({ detail: 'The platform cannot answer right now. Try again.' }, 503)
  }
  if (!(error instanceof HttpError)) return c.json({ detail: 'Something went wrong on the server.' }, 500)
  if (Object.keys(error.fields).length > 0) return c.json(error.fields, error.status)
  const code = ERROR_CODES.get(error.status)
  return c.json({ detail: error.message, ...(code && { error_code: code }) }, error.status)
}

/** Newer endpoints of the platform name the error beside the detail (contract 1.8). */
const ERROR_CODES: ReadonlyMap<number, string> = new Map([
  [401, 'not_authenticated'],
  [403, 'permission_denied'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [409, 'conflict'],
  [413, 'too_large'],
  [429, 'throttled'],
])

/** Whether the same request may well be answered in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof QueueFullError || [isUnreachable, isDangling, cannotWrite].some((is) => is(error))
}

import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error response: routes and the code below them throw it, and one place writes it. */
export class HttpError extends Error {
  override name = 'HttpError' as const
  readonly status: ContentfulStatusCode
  /** Messages by field name, for a 400 (docs/contract/rest.md, 'Errors'). */
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

/** Returns a 404 with the platform's text. */
export function notFound(what = 'Resource'): HttpError {
  return new HttpError(404, `${what} not found.`)
}

/** Returns a value that was found. @throws {HttpError} 404 if it was not */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notFound(what)
  return value
}

/** Returns a 400 that names the field. */
export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, `${field}: ${message}`, { [field]: [message] })
}

/**
 * Returns the response for an error. The message of an unexpected error is not sent.
 * @param isTemporary returns whether a retry may succeed. @default no error is temporary
 */
export function writeError(
  c: Context,
  error: unknown,
  isTemporary: (error: unknown) => boolean = () => false,
): Response {
  if (isTemporary(error)) {
    c.header('retry-after', '1')
    return c.json({ detail: 'The platform cannot answer right now. Try again.' }, 503)
  }
  if (!(error instanceof HttpError)) return c.json({ detail: 'Something went wrong on the server.' }, 500)
  if (Object.keys(error.fields).length > 0) return c.json(error.fields, error.status)
  const code = ERROR_CODES.get(error.status)
  return c.json({ detail: error.message, ...(code && { error_code: code }) }, error.status)
}

/** Newer endpoints of the platform send a code in addition to the detail (docs/contract/rest.md, 'Errors'). */
const ERROR_CODES: ReadonlyMap<number, string> = new Map([
  [401, 'not_authenticated'],
  [403, 'permission_denied'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [409, 'conflict'],
  [413, 'too_large'],
  [429, 'throttled'],
])

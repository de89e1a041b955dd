import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error response: routes and the code below them throw it, and one place writes it. */
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

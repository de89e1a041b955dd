import type { Context } from 'hono'
import { HttpError } from './http-error.ts'

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

/** Newer endpoints of the platform send a code in addition to the detail (contract 1.8). */
const ERROR_CODES: ReadonlyMap<number, string> = new Map([
  [401, 'not_authenticated'],
  [403, 'permission_denied'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [409, 'conflict'],
  [413, 'too_large'],
  [429, 'throttled'],
])

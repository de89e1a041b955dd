import type { Context } from 'hono'
import type { z } from 'zod'
import { unstorableIn } from '../core/storable.ts'
import { HttpError, invalidField } from './http-error.ts'

/**
 * The body as the schema says it, where no body at all counts as an empty object: the reference client
 * sends `Content-Type: application/json` with nothing behind it. What the database could not keep goes no further.
 * @throws {HttpError} 400 that names each field in the wrong
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const text = await c.req.text()
  const body = text.trim() === '' ? {} : parseJson(text)
  const unstorable = unstorableIn(body)
  if (unstorable) throw invalidField(unstorable.field, unstorable.message)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'non_field_errors'
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  const [field, messages] = Object.entries(fields)[0] ?? ['non_field_errors', ['The body is not valid.']]
  throw new HttpError(400, `${field}: ${messages[0]}`, fields)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const message = 'The body is not valid JSON.'
    throw new HttpError(400, message, { non_field_errors: [message] })
  }
}

import type { Context, Env, MiddlewareHandler } from 'hono'
import { validator } from 'hono/validator'
import type { z } from 'zod'
import { unstorableIn } from '../core/storable.ts'
import { found, HttpError, invalidField } from './http-error.ts'

type Fields = z.ZodType<object>

// After these validators a route reads the parts with `c.req.valid('query')`, `c.req.valid('param')` and `c.req.valid('json')`.

/** Validates the query, whose schema is made of query fields. @throws {HttpError} 400 that names each invalid field */
export function validQuery<T extends Fields>(schema: T) {
  return validator('query', (query): z.output<T> => parse(schema, query))
}

/** Validates the parts of the path. @throws {HttpError} 404: what has such an address does not exist */
export function validParams<T extends Fields>(schema: T, what: string) {
  return validator('param', (params): z.output<T> => found(schema.safeParse(params).data, what))
}

/**
 * Validates the body. Hono's own validator would refuse an empty body with `Content-Type: application/json`, which the
 * reference client sends, and ignore bodies of other types.
 * @throws {HttpError} 400 that names each invalid field
 */
export function validBody<T extends Fields, E extends Env>(
  schema: T,
): MiddlewareHandler<E, string, { in: { json: z.input<T> }; out: { json: z.output<T> } }> {
  return async (c, next) => {
    c.req.addValidatedData('json', await readBody(c, schema))
    await next()
  }
}

/**
 * Reads a body for which the widget decides the schema; other routes use validBody. No body is an empty object. A body that
 * the database cannot store is refused.
 * @throws {HttpError} 400 that names each invalid field
 */
export async function readBody<T extends Fields>(c: Context, schema: T): Promise<z.output<T>> {
  const text = await c.req.text()
  const body = text.trim() === '' ? {} : parseJson(text)
  const unstorable = unstorableIn(body)
  if (unstorable) throw invalidField(unstorable.field, unstorable.message)
  return parse(schema, body)
}

function parse<T extends Fields>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : 'non_field_errors'
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  const [field, messages] = Object.entries(fields)[0] ?? ['non_field_errors', ['The request is not valid.']]
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

/**
 * Receives a body before the request is routed, so that a client that sends slowly takes no place of the requests that run.
 * Routes read the body again from Hono's cache. A body whose client has left is not an error of the server.
 */
export function receiveBody(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.raw.body !== null)
      await c.req.arrayBuffer().catch(() => {
        throw new HttpError(400, 'The body is not complete.')
      })
    await next()
  }
}

/** Refuses a URL with a null character: no id and no stored text has one, and the database rejects it. */
export function rejectNullCharacters(): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.url.includes('%00'))
      throw invalidField(fieldWithNull(c.req.url), 'Null characters are not allowed.')
    await next()
  }
}

function fieldWithNull(address: string): string {
  const named = [...new URL(address).searchParams].find(([, value]) => value.includes('\u0000'))
  return named?.[0].replaceAll('\u0000', '') || 'non_field_errors'
}

import type { MiddlewareHandler } from 'hono'
import { invalidField } from './http-error.ts'

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

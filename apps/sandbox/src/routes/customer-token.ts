import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { isStorableText } from '../core/storable.ts'

const headerSchema = z.object({ alg: z.literal('HS256') })
const claimsSchema = z.object({
  iss: z.string(),
  custom_profile_id: z.string().min(1).max(255).refine(isStorableText),
  exp: z.number().optional(),
})

interface Expectation {
  readonly secret: string
  readonly clientId: string
  /** Platform time: tokens expire by the platform's clock. */
  readonly now: number
}

/**
 * Returns the customer's own profile id from a token that the customer signed (contract 1.5): HS256, issued by the client
 * id, not expired. Returns undefined for any other token.
 */
export function customProfileId(token: string, { secret, clientId, now }: Expectation): string | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !headerSchema.safeParse(jsonIn(header)).success) return undefined
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const claims = claimsSchema.safeParse(jsonIn(payload))
  if (!claims.success || claims.data.iss !== clientId) return undefined
  if (claims.data.exp !== undefined && claims.data.exp * 1000 <= now) return undefined
  return claims.data.custom_profile_id
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

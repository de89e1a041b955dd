import { verify } from 'hono/jwt'
import { z } from 'zod'
import { isStorableText } from '../core/storable.ts'

const claimsSchema = z.object({
  iss: z.string(),
  custom_profile_id: z.string().min(1).max(255).refine(isStorableText),
  exp: z.number().optional(),
})

interface Expectation {
  readonly secret: string
  readonly clientId: string
  /** Platform time: tokens expire by the platform's clock, not by the machine's. */
  readonly now: number
}

/**
 * Returns the customer's own profile id from a token that the customer signed (contract 1.5): HS256, issued by the client
 * id, not expired. Returns undefined for any other token.
 */
export async function customProfileId(
  token: string,
  { secret, clientId, now }: Expectation,
): Promise<string | undefined> {
  const options = { alg: 'HS256', exp: false, nbf: false, iat: false } as const
  const { data: claims } = claimsSchema.safeParse(await verify(token, secret, options).catch(() => undefined))
  if (claims?.iss !== clientId || (claims.exp !== undefined && claims.exp * 1000 <= now)) return undefined
  return claims.custom_profile_id
}

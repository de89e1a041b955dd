import { ArgumentError } from '../errors/argument-error.ts'
import { originOf } from './origin-of.ts'

/** Returns whether the token may be sent to an origin. */
export type IsTrusted = (origin: string | undefined) => boolean

/** Every subdomain of a domain with at least two labels, over TLS: the form that a content security policy uses. */
const PATTERN = /^https:\/\/\*\.(?=[^/*]+\.[^/*]+$)/

/**
 * Returns a check of origins against URLs and patterns. Of a URL only the origin is compared.
 *
 * @throws ArgumentError 'Invalid origin: …' for anything else
 * @example trustedOrigins(['https://*.example.com'])('https://votes.example.com') //=> true
 */
export function trustedOrigins(entries: readonly string[]): IsTrusted {
  const ends = entries.map((entry) => {
    const origin = originOf(entry.replace(PATTERN, 'https://'))
    if (!origin || origin.includes('*'))
      throw new ArgumentError(
        `Invalid origin: ${entry}. Use a form such as https://votes.example.com or https://*.example.com.`,
      )
    return { origin, suffix: PATTERN.test(entry) && origin.replace('https://', '.') }
  })
  return (candidate) =>
    ends.some(({ origin, suffix }) =>
      suffix ? candidate?.startsWith('https://') && candidate.endsWith(suffix) : candidate === origin,
    )
}

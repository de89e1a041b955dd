import { ArgumentError } from '../errors/argument-error.ts'
import { originOf } from '../http/origin-of.ts'
import { type IsTrusted, trustedOrigins } from '../http/trusted-origins.ts'

/** Base of the platform's API. */
const DEFAULT_ENDPOINT = 'https://cf-blast.livelikecdn.com/api/v1/'

/** Hosts of the public platform: resources, stored content and votes each have their own (decision trusted-hosts). */
const DEFAULT_HOSTS = 'https://*.livelikecdn.com'

/**
 * Returns the endpoint with one slash at its end.
 *
 * @throws ArgumentError 'Invalid endpoint: …'
 */
export function checkedEndpoint(given = DEFAULT_ENDPOINT): string {
  if (originOf(given)) return given.replace(/\/*$/, '/')
  throw new ArgumentError(
    `Invalid endpoint: "${given}". Give an absolute http(s) URL such as ${DEFAULT_ENDPOINT}, or none for the default.`,
  )
}

/**
 * Returns a check of the origins that may receive the token: the endpoint's, the given ones, and the other hosts of the
 * default endpoint.
 *
 * @throws ArgumentError 'Invalid origin: …'
 * @example trustedOriginsOf('https://platform.test/api/', ['https://votes.test'])('https://votes.test') //=> true
 */
export function trustedOriginsOf(endpoint: string, given: readonly string[] = []): IsTrusted {
  const hosts = originOf(endpoint) === originOf(DEFAULT_ENDPOINT) ? [DEFAULT_HOSTS] : []
  return trustedOrigins([endpoint, ...hosts, ...given])
}

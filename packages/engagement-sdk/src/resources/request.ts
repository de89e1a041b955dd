import type { Engagement } from '../engagement/engagement.ts'
import { ArgumentError, isEngagementError } from '../errors/errors.ts'
import type { Auth, CallOptions, PlatformResponse } from '../http/request.ts'
import type { Query } from '../http/url.ts'
import type { HttpMethod } from '../wire/vocabulary.ts'

export interface RequestOptions extends CallOptions {
  /** Absolute address; `path` is ignored then. */
  readonly url?: string | undefined
  /** Path below the endpoint, with a leading slash or without. */
  readonly path?: string | undefined
  /** @default 'GET' */
  readonly method?: HttpMethod | undefined
  /** Lists repeat their name; undefined is left out, 0, false and '' are sent. */
  readonly queryParams?: Query | undefined
  /** Sent as JSON. */
  readonly data?: unknown
  /** Whose token is sent. @default 'own' */
  readonly auth?: Auth | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Sends any other call to the platform, with the same token rules, limits and errors as the other functions.
 *
 * @throws ArgumentError 'request options object required', 'Need either a url or a path'
 * @throws ArgumentError 'Unusable url, queryParams, headers, or data (a GET takes none)'
 */
export async function request(engagement: Engagement, options: RequestOptions): Promise<PlatformResponse> {
  if (!options) throw new ArgumentError('request options object required')
  const { url, path, method, queryParams, data, signal } = options
  const address = url || (path && engagement.endpoint + path.replace(/^\/+/, ''))
  if (!address) throw new ArgumentError('Need either a url or a path')
  try {
    return await engagement.internals.transport.send({
      ...options,
      url: address,
      method,
      query: queryParams,
      json: data,
      // Each caller needs its own body, because a caller may change it.
      deduplicate: false,
    })
  } catch (error) {
    if (isEngagementError(error) || signal?.aborted) throw error
    // The message of `fetch` or ky may quote a header, and with it a secret.
    throw new ArgumentError('Unusable url, queryParams, headers, or data (a GET takes none)')
  }
}

import type { Engagement } from '../engagement/engagement.ts'
import { requireEngagement } from '../engagement/require.ts'
import { ArgumentError, isEngagementError } from '../errors/errors.ts'
import type { PlatformCall, PlatformResponse } from '../http/request.ts'

export interface RequestOptions extends Omit<PlatformCall, 'url' | 'deduplicate' | 'retry'> {
  /** Absolute address; `path` is ignored then. */
  readonly url?: string | undefined
  /** Path below the endpoint, with a leading slash or without. */
  readonly path?: string | undefined
}

/**
 * Sends any other call to the platform, with the same token rules, limits and errors as the other functions.
 *
 * @throws ArgumentError 'request options object required', 'Need either a url or a path'
 * @throws ArgumentError 'Unusable url, query, headers, or json (a GET takes none)'
 */
export async function request(engagement: Engagement, options: RequestOptions): Promise<PlatformResponse> {
  requireEngagement(engagement)
  if (!options) throw new ArgumentError('request options object required')
  const { path, signal } = options
  const url = options.url || (path && engagement.endpoint + path.replace(/^\/+/, ''))
  if (!url) throw new ArgumentError('Need either a url or a path')
  try {
    // Each caller needs its own body, because a caller may change it.
    return await engagement.internals.transport.send({ ...options, url, deduplicate: false })
  } catch (error) {
    if (isEngagementError(error) || signal?.aborted) throw error
    // The message of `fetch` or ky may quote a header, and with it a secret.
    throw new ArgumentError('Unusable url, query, headers, or json (a GET takes none)')
  }
}

import type { Engagement } from '../engagement.ts'
import type { CallOptions } from '../engagement-options.ts'
import { PlatformHttpError } from '../errors/platform-http-error.ts'
import { ResourceNotFoundError } from '../errors/resource-not-found-error.ts'
import type { Schema } from '../wire/schema.ts'
import { readResource } from './read-resource.ts'

/** How a resource that needs no token is named in texts. */
export type OpenResource = 'Program' | 'Client' | 'Room' | 'Leaderboard' | 'Leaderboard Entry'

/**
 * Reads a resource that the platform serves without a token.
 *
 * @throws ResourceNotFoundError after 404 and 403
 * @throws PlatformHttpError after any other status of 300 or more
 * @throws InvalidBodyError when the body is something else
 */
export async function getOpenResource<Value>(
  engagement: Engagement,
  url: string,
  schema: Schema<Value>,
  resource: OpenResource,
  options: CallOptions,
): Promise<Value> {
  try {
    return await readResource(engagement, schema, resource, { ...options, url, token: null })
  } catch (error) {
    if (error instanceof PlatformHttpError && (error.status === 404 || error.status === 403)) {
      throw new ResourceNotFoundError(resource, error)
    }
    throw error
  }
}

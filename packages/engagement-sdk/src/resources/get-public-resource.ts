import type { Engagement } from '../engagement/engagement.ts'
import { parseBody, type Schema } from '../http/parse.ts'
import { isPlatformHttpError } from '../http/platform-http-error.ts'
import type { TransportCall } from '../http/transport.ts'
import { ResourceNotFoundError } from './resource-not-found-error.ts'

/** The last status of a room that is not a refusal. */
const LAST_ROOM_STATUS = 202

/** The name of a resource that needs no token, as used in messages. */
export type PublicResource = 'Program' | 'Client' | 'Room' | 'Leaderboard' | 'Leaderboard Entry'

/**
 * Reads a resource that the platform serves without a token.
 *
 * @throws ResourceNotFoundError after 404 and 403, for a room after every status above 202
 * @throws PlatformHttpError after any other status of 300 or more
 * @throws InvalidBodyError when the body is something else
 */
export async function getPublicResource<Value>(
  engagement: Engagement,
  url: string,
  schema: Schema<Value>,
  resource: PublicResource,
  options: Omit<TransportCall, 'url'>,
): Promise<Value> {
  try {
    const reply = await engagement.internals.transport.send({ ...options, url, token: null })
    if (isAbsent(resource, reply.status))
      throw new ResourceNotFoundError(resource, { ...reply, detail: reply.body })
    return parseBody(schema, reply.body, resource, reply)
  } catch (error) {
    if (isPlatformHttpError(error) && isAbsent(resource, error.status)) {
      throw new ResourceNotFoundError(resource, error)
    }
    throw error
  }
}

/** Returns whether a status means that there is no such resource (specification section 7: rooms differ). */
function isAbsent(resource: PublicResource, status: number): boolean {
  return resource === 'Room' ? status > LAST_ROOM_STATUS : status === 404 || status === 403
}

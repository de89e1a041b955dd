import type { Engagement } from '../engagement/engagement.ts'
import { parseBody, type Schema } from '../http/parse.ts'
import { isPlatformHttpError } from '../http/platform-http-error.ts'
import type { TransportCall } from '../http/transport.ts'
import { ResourceNotFoundError } from './resource-not-found-error.ts'

/** A call that is answered with a resource. */
export interface ResourceCall<Value> extends TransportCall {
  readonly schema: Schema<Value>
  /** The name of the resource in messages. */
  readonly resource: string
}

/**
 * Sends a call and reads the resource that answers it.
 *
 * @throws PlatformHttpError, ConnectionError, UntrustedOriginError
 * @throws InvalidBodyError when the body is something else
 */
export async function readResource<Value>(
  { internals }: Engagement,
  { schema, resource, ...call }: ResourceCall<Value>,
): Promise<Value> {
  const reply = await internals.transport.send(call)
  return parseBody(schema, reply.body, resource, reply)
}

/** A read of a resource that needs no token. */
export interface PublicRead<Value> extends Omit<ResourceCall<Value>, 'token'> {
  readonly resource: 'Program' | 'Client' | 'Room' | 'Leaderboard' | 'Leaderboard Entry'
  /** Returns whether a status means that there is no such resource. @default 404 and 403 */
  readonly isAbsent?: ((status: number) => boolean) | undefined
}

/**
 * Reads a resource that the platform serves without a token.
 *
 * @throws ResourceNotFoundError after a status that means that there is no such resource
 * @throws PlatformHttpError after any other status of 300 or more
 * @throws InvalidBodyError when the body is something else
 */
export async function readPublicResource<Value>(
  { internals }: Engagement,
  { schema, resource, isAbsent = (status) => status === 404 || status === 403, ...call }: PublicRead<Value>,
): Promise<Value> {
  try {
    const reply = await internals.transport.send({ ...call, token: null })
    if (isAbsent(reply.status)) throw new ResourceNotFoundError(resource, { ...reply, detail: reply.body })
    return parseBody(schema, reply.body, resource, reply)
  } catch (error) {
    if (isPlatformHttpError(error) && isAbsent(error.status)) throw new ResourceNotFoundError(resource, error)
    throw error
  }
}

import { isEngagementError, ResourceNotFoundError } from '../errors/errors.ts'
import { parseBody, type Schema } from './parse.ts'
import type { PlatformCall, Sender } from './request.ts'

/** A call whose response is a resource. */
export interface ResourceCall<Value> extends PlatformCall {
  readonly schema: Schema<Value>
  /** The name of the resource in messages. */
  readonly resource: string
}

/** Sends a call and parses the resource in its response. @throws InvalidBodyError, and the errors of {@link Transport} */
export async function readResource<Value>(
  { internals }: Sender,
  { schema, resource, ...call }: ResourceCall<Value>,
): Promise<Value> {
  const response = await internals.transport.send(call)
  return parseBody(schema, response.body, resource, response)
}

/** A read of a resource that needs no token. */
export interface PublicRead<Value> extends Omit<ResourceCall<Value>, 'auth'> {
  readonly resource: 'Program' | 'Client' | 'Room' | 'Leaderboard' | 'Leaderboard Entry'
  /** Returns whether a status means that there is no such resource. @default 404 and 403 */
  readonly isAbsent?: ((status: number) => boolean) | undefined
}

/**
 * Reads a resource that the platform serves without a token.
 *
 * @throws ResourceNotFoundError after a status that means that there is no such resource
 * @throws InvalidBodyError, and the errors of {@link Transport}
 */
export async function readPublicResource<Value>(
  { internals }: Sender,
  { schema, resource, isAbsent = (status) => status === 404 || status === 403, ...call }: PublicRead<Value>,
): Promise<Value> {
  try {
    const response = await internals.transport.send({ ...call, auth: 'none' })
    if (isAbsent(response.status))
      throw new ResourceNotFoundError(resource, { ...response, detail: response.body })
    return parseBody(schema, response.body, resource, response)
  } catch (error) {
    if (isEngagementError(error, 'PlatformHttpError') && isAbsent(error.status))
      throw new ResourceNotFoundError(resource, error)
    throw error
  }
}

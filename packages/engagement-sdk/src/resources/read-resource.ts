import type { Engagement } from '../engagement/engagement.ts'
import { parseBody, type Schema } from '../http/parse.ts'
import type { TransportCall } from '../http/transport.ts'

/**
 * Sends a call and reads the resource that answers it.
 *
 * @throws PlatformHttpError, ConnectionError, UntrustedOriginError
 * @throws InvalidBodyError when the body is something else
 */
export async function readResource<Value>(
  { internals }: Engagement,
  schema: Schema<Value>,
  resource: string,
  call: TransportCall,
): Promise<Value> {
  const reply = await internals.transport.send(call)
  return parseBody(schema, reply.body, resource, reply)
}

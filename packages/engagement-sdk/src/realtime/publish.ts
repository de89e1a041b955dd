import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties, throwArgumentError } from '../engagement/require.ts'
import { readyRealtimeOf } from './realtime.ts'
import type { Timetoken } from './timetoken.ts'

/** Options of {@link publishMessage}. */
export interface PublishMessageOptions {
  readonly channel: string
  /** Anything that JSON can represent. */
  readonly message: unknown
  /** Sent with the message, never encrypted. */
  readonly userMetadata?: Readonly<Record<string, unknown>> | undefined
  readonly signal?: AbortSignal | undefined
}

/** The response to a publication. */
export const publishedSchema = z.tuple([z.literal(1), z.unknown(), z.string()], z.unknown())

/**
 * Publishes a message, encrypted if a cipher is configured, and returns its timetoken. Never retried automatically: a lost
 * response may hide a success.
 *
 * @throws ArgumentError for a message without JSON text
 * @throws InvalidBodyError for a response without a timetoken: the message may have been published
 * @example await publishMessage(engagement, { channel, message: { event: 'greeting', payload: { text: 'Kia ora' } } })
 */
export async function publishMessage(
  engagement: Engagement,
  options: PublishMessageOptions,
): Promise<Timetoken> {
  requireProperties('publishMessage', options, ['channel'])
  const realtime = readyRealtimeOf(engagement)
  const { read, publishKey, subscribeKey } = realtime.service('Publishing')
  const { channel, message, userMetadata, signal } = options
  const text = JSON.stringify(message)
  if (text === undefined) throwArgumentError('publishMessage', 'message has no JSON text.')
  const sealed = await realtime.cipher?.encryptMessage(message)
  const [, , timetoken] = await read(publishedSchema, 'publication', {
    path: ['publish', publishKey, subscribeKey, '0', channel, '0'],
    query: { meta: userMetadata && JSON.stringify(userMetadata) },
    body: sealed === undefined ? text : JSON.stringify(sealed),
    signal,
  })
  return timetoken
}

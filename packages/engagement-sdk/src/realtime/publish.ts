import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties, throwArgumentError } from '../engagement/require.ts'
import type { RequestDetails } from '../errors/errors.ts'
import { unreadableError } from './errors.ts'
import { encodeName } from './names.ts'
import { readyRealtimeOf } from './realtime.ts'
import { requestDetails } from './service.ts'
import type { Timetoken } from './timetoken.ts'

/** Options of {@link publishMessage}. */
export interface PublishMessageOptions {
  readonly channel: string
  /** Anything that JSON can represent. */
  readonly message: unknown
  /** Sent with the message, never encrypted. */
  readonly userMetadata?: Readonly<Record<string, unknown>> | undefined
  /** Keeps it for history. @default true */
  readonly store?: boolean | undefined
  readonly customMessageType?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Publishes a message, encrypted if a cipher is configured, and returns its timetoken. Never retried automatically: a lost
 * response may hide a success.
 *
 * @throws ArgumentError without a channel, or for a message without JSON text
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example await publishMessage(engagement, { channel, message: { event: 'greeting', payload: { text: 'Kia ora' } } })
 */
export async function publishMessage(
  engagement: Engagement,
  options: PublishMessageOptions,
): Promise<Timetoken> {
  requireProperties('publishMessage', options, ['channel'])
  const realtime = readyRealtimeOf(engagement)
  const { call, publishKey, subscribeKey, origin } = realtime.requireService('Publishing')
  const { channel, message, userMetadata, store, customMessageType, signal } = options
  const text = JSON.stringify(message)
  if (text === undefined) throwArgumentError('publishMessage', 'message has no JSON text.')
  const sealed = await realtime.options.cipher?.encryptMessage(message)
  const path = `/publish/${publishKey}/${subscribeKey}/0/${encodeName(channel)}/0`
  const body = sealed === undefined ? text : JSON.stringify(sealed)
  const response = await call({
    path,
    query: {
      meta: userMetadata && JSON.stringify(userMetadata),
      store: store === false ? 0 : undefined,
      custom_message_type: customMessageType,
    },
    body,
    signal,
  })
  return publishedTime(response, requestDetails({ origin }, { path, body }))
}

/**
 * Returns the timetoken in the response to a publish, which is `[1, 'Sent', timetoken]`.
 *
 * @throws RealtimeError for anything else
 */
export function publishedTime(body: unknown, request: RequestDetails): Timetoken {
  const time: unknown = Array.isArray(body) && body[0] === 1 ? body[2] : undefined
  if (typeof time === 'string') return time
  throw unreadableError(
    'The response has no timetoken, so the message may or may not have been published.',
    request,
    body,
  )
}

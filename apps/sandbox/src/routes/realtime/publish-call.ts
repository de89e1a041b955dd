import { storableJson } from '../../core/storable.ts'
import { FILE } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { REALTIME_KEYS } from '../../wire/realtime-service.ts'
import type { Call } from './call.ts'

/** The size in bytes from which the service refuses a message (docs/contract/realtime.md, 'Status codes'). */
const TOO_LARGE = 32 * 1024

/**
 * `/publish/{p}/{s}/0/{ch}/0/{JSON}`, or the announcement of a file: everything after the sixth part of the path is the
 * JSON, or the whole body of a POST.
 */
export async function publish(realtime: Realtime, call: Call, kind: 'message' | 'file'): Promise<Response> {
  const [publishKey, subscribeKey, , channel = '', , ...rest] = call.path.slice(kind === 'file' ? 3 : 1)
  const refuse = (reason: string, status: 400 | 413) => call.reply([0, reason, realtime.current()], status)
  if (publishKey !== REALTIME_KEYS.publish || subscribeKey !== REALTIME_KEYS.subscribe)
    return refuse('Invalid Key', 400)
  const text = call.method === 'POST' ? await call.text() : rest.join('/')
  if (Buffer.byteLength(text) >= TOO_LARGE) return refuse('Message Too Large', 413)
  const message = storableJson(text)
  if (message === undefined) return refuse('Invalid JSON', 400)
  const { timetoken } = await realtime.publish({
    channel,
    payload: message.value,
    publisher: call.user,
    mark: kind === 'file' ? FILE : undefined,
    userMetadata: storableJson(call.query.get('meta') ?? '')?.value,
    customMessageType: call.query.get('custom_message_type') ?? undefined,
    isStored: call.query.get('store') !== '0',
  })
  return call.reply([1, 'Sent', timetoken])
}

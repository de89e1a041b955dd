import { FILE, type Publication, SIGNAL } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { REALTIME_KEYS } from '../../wire/realtime-keys.ts'
import type { Call } from './call.ts'
import { storableJson } from './storable-json.ts'

/** The kind of a publication, by its path. */
export type PublishKind = 'publish' | 'signal' | 'file'

/** The size in bytes from which the service refuses a message (real-time contract, 1.9). */
const TOO_LARGE = 32 * 1024

const MARKS = { publish: undefined, signal: SIGNAL, file: FILE } as const

/**
 * `/publish/{p}/{s}/0/{ch}/0/{JSON}` and its variants: everything after the sixth part of the path is the JSON, or the
 * whole body of a POST.
 */
export async function publish(realtime: Realtime, call: Call, kind: PublishKind): Promise<Response> {
  const [publishKey, subscribeKey, , channel = '', , ...rest] = call.path.slice(kind === 'file' ? 3 : 1)
  const refuse = (reason: string) => call.reply([0, reason, realtime.current()], 400)
  if (publishKey !== REALTIME_KEYS.publish || subscribeKey !== REALTIME_KEYS.subscribe)
    return refuse('Invalid Key')
  const text = call.method === 'POST' ? new TextDecoder().decode(await call.body()) : rest.join('/')
  if (Buffer.byteLength(text) >= TOO_LARGE)
    return call.reply([0, 'Message Too Large', realtime.current()], 413)
  const message = storableJson(text)
  if (message === undefined) return refuse('Invalid JSON')
  const publication: Publication = {
    channel,
    payload: message.value,
    publisher: call.user,
    mark: MARKS[kind],
    userMetadata: storableJson(call.query.get('meta') ?? '')?.value,
    customMessageType: call.query.get('custom_message_type') ?? undefined,
    isStored: kind !== 'signal' && call.query.get('store') !== '0',
  }
  return call.reply([1, 'Sent', (await realtime.publish(publication)).timetoken])
}

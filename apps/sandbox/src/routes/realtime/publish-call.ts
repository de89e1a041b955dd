import type { Context } from 'hono'
import { storableJson } from '../../core/storable.ts'
import type { FILE } from '../../services/realtime/channel-log.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { REALTIME_KEYS } from '../../wire/hosts.ts'
import { reply, userOf } from './call.ts'

/** The size in bytes from which the service refuses a message (docs/contract/realtime.md, 'Status codes'). */
const TOO_LARGE = 32 * 1024

/** Publishes the JSON at the end of the path, or in the body of a POST: a message, or the announcement of a file. */
export async function publish(realtime: Realtime, c: Context, mark?: typeof FILE): Promise<Response> {
  const { publishKey, key, channel = '', json = '' } = c.req.param()
  const refuse = (reason: string, status: 400 | 413) =>
    reply(c, [0, reason, realtime.transport.current()], status)
  if (publishKey !== REALTIME_KEYS.publish || key !== REALTIME_KEYS.subscribe)
    return refuse('Invalid Key', 400)
  const text = c.req.method === 'POST' ? await c.req.text() : json
  if (Buffer.byteLength(text) >= TOO_LARGE) return refuse('Message Too Large', 413)
  const message = storableJson(text)
  if (message === undefined) return refuse('Invalid JSON', 400)
  const { timetoken } = await realtime.transport.publish({
    channel,
    payload: message.value,
    publisher: userOf(c),
    mark,
    userMetadata: storableJson(c.req.query('meta') ?? '')?.value,
    isStored: c.req.query('store') !== '0',
  })
  return reply(c, [1, 'Sent', timetoken])
}

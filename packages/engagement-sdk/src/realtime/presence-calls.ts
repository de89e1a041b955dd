import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties } from '../engagement/require.ts'
import { parseAs, type Schema } from '../http/parse.ts'
import type { Query } from '../http/url.ts'
import { listOf } from '../wire/fields.ts'
import { encodeName } from './names.ts'
import { readyRealtimeOf } from './realtime.ts'

/** A user on a channel. */
export interface ChannelUser {
  /** Profile id. */
  readonly userId: string
  /** The user's attributes on the channel, if they have set any. */
  readonly attributes?: unknown
}

/** The users on a channel. */
export interface ChannelPresence {
  /** Number of users; 0 also if the service does not track the channel. */
  readonly occupancy: number
  readonly users: readonly ChannelUser[]
}

/** Arguments of a presence call about one channel. */
export interface ChannelOptions {
  readonly channel: string
  readonly signal?: AbortSignal | undefined
}

const hereSchema = z.object({
  occupancy: z._default(z.number(), 0),
  uuids: listOf(z.unknown()),
})
const userSchema = z.object({ uuid: z.string(), state: z.optional(z.unknown()) })
const whereSchema = z.object({
  payload: z.optional(z.object({ channels: listOf(z.string()) })),
})
const attributesSchema = z.object({ payload: z.optional(z.unknown()) })

/**
 * Returns the users on a channel. The service's response may be 3 s old.
 *
 * @throws ArgumentError 'Missing object property "channel" in 2nd argument object.'
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example (await hereNow(engagement, { channel: 'lobby' })).occupancy //=> 3
 */
export async function hereNow(engagement: Engagement, options: ChannelOptions): Promise<ChannelPresence> {
  requireProperties('hereNow', options, ['channel'])
  const { channel, signal } = options
  const tail = `channel/${encodeName(channel)}`
  const { occupancy, uuids } = await readPresence(engagement, hereSchema, {
    tail,
    query: { state: 1 },
    signal,
  })
  // Entries are ids, or objects with attributes; anything else is skipped.
  const users = uuids.flatMap((each): readonly ChannelUser[] => {
    if (typeof each === 'string') return [{ userId: each }]
    const { data: user } = parseAs(userSchema, each)
    return user ? [{ userId: user.uuid, attributes: user.state }] : []
  })
  return { occupancy, users }
}

/**
 * Returns the channels that a profile is on.
 *
 * @throws ArgumentError 'Missing object property "userId" in 2nd argument object.'
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example await whereNow(engagement, { userId: profile.id }) //=> ['lobby']
 */
export async function whereNow(
  engagement: Engagement,
  options: { readonly userId: string; readonly signal?: AbortSignal | undefined },
): Promise<readonly string[]> {
  requireProperties('whereNow', options, ['userId'])
  const { userId, signal } = options
  const { payload } = await readPresence(engagement, whereSchema, {
    tail: `uuid/${encodeName(userId)}`,
    signal,
  })
  return payload?.channels ?? []
}

/**
 * Sets the own attributes on a channel. They are sent again with every heartbeat until the channel has no subscriber
 * left. Returns what the service stored.
 *
 * @throws ArgumentError 'Missing object property "channel" in 2nd argument object.'
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example await setPresenceAttributes(engagement, { channel: 'lobby', attributes: { team: 'Blues' } })
 */
export async function setPresenceAttributes(
  engagement: Engagement,
  options: ChannelOptions & { readonly attributes: Readonly<Record<string, unknown>> },
): Promise<unknown> {
  requireProperties('setPresenceAttributes', options, ['channel', 'attributes'])
  const { channel, attributes, signal } = options
  const realtime = readyRealtimeOf(engagement)
  const { userId } = realtime.requireService('Presence')
  // Taken before the call: another player may be signed in when the response arrives.
  const own = realtime.presence.attributes
  const tail = `channel/${encodeName(channel)}/uuid/${encodeName(userId)}/data`
  const query = { state: JSON.stringify(attributes) }
  const { payload } = await readPresence(engagement, attributesSchema, { tail, query, signal })
  own.set(channel, attributes)
  return payload ?? attributes
}

/**
 * Returns the attributes of a user on a channel, of the own profile by default; undefined if there are none.
 *
 * @throws ArgumentError 'Missing object property "channel" in 2nd argument object.'
 * @throws RealtimeUnavailableError without real-time keys
 * @throws RealtimeError when the service refuses
 * @example await getPresenceAttributes(engagement, { channel: 'lobby' }) //=> { team: 'Blues' }
 */
export async function getPresenceAttributes(
  engagement: Engagement,
  options: ChannelOptions & { readonly userId?: string | undefined },
): Promise<unknown> {
  requireProperties('getPresenceAttributes', options, ['channel'])
  const { channel, userId, signal } = options
  const id = userId ?? readyRealtimeOf(engagement).requireService('Presence').userId
  const tail = `channel/${encodeName(channel)}/uuid/${encodeName(id)}`
  return (await readPresence(engagement, attributesSchema, { tail, signal })).payload
}

/** Sends a presence call and reads its response. */
async function readPresence<Value>(
  engagement: Engagement,
  schema: Schema<Value>,
  request: { tail: string; query?: Query; signal?: AbortSignal | undefined },
): Promise<Value> {
  const { read, subscribeKey } = readyRealtimeOf(engagement).requireService('Presence')
  const { tail, ...call } = request
  return read(schema, 'presence', { ...call, path: `/v2/presence/sub-key/${subscribeKey}/${tail}` })
}

import { z } from 'zod'
import type { Presence } from '../../services/realtime/presence.ts'
import {
  type Activity,
  LONGEST_TIMEOUT_SECONDS,
  type Member,
} from '../../services/realtime/presence-store.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { type Call, namesIn } from './call.ts'
import { storableJson } from './storable-json.ts'

const OK = { status: 200, message: 'OK', service: 'Presence' } as const
/** Characters of JSON that a user may store on a channel. */
const LONGEST_STATE = 2000
const attributesSchema = z.record(z.string(), z.unknown())
const attributesByChannelSchema = z.record(z.string(), attributesSchema)

/**
 * `GET /v2/presence/sub-key/{s}/…` (real-time contract, 1.3).
 *
 * @param refused returns the channels that the caller may not use; calls that name no channel leave them out
 */
export async function presenceCall(
  { presence }: Realtime,
  call: Call,
  refused: (channels: readonly string[]) => Promise<readonly string[]>,
): Promise<Response | undefined> {
  const [, , , , noun, subject, verb, user, data] = call.path
  const visible = async (channels: readonly string[]) => {
    const hidden = new Set(await refused(channels))
    return channels.filter((channel) => !hidden.has(channel))
  }
  if (noun === undefined)
    return call.reply(await several(presence, await visible(await presence.channels()), call))
  if (noun === 'uuid')
    return call.reply({ ...OK, payload: { channels: await visible(await presence.where(subject ?? '')) } })
  if (noun !== 'channel') return undefined
  const channels = namesIn(subject)
  if (verb === 'heartbeat') {
    await presence.touch(call.user, channels, activityIn(call.query))
    return call.reply(OK)
  }
  if (verb === 'leave') {
    await presence.leave(call.user, channels)
    return call.reply({ ...OK, action: 'leave' })
  }
  if (verb === 'uuid' && user !== undefined) {
    return data === 'data'
      ? setAttributes(presence, call, { user, channels })
      : getAttributes(presence, call, { user, channels })
  }
  if (verb !== undefined) return undefined
  const [channel, ...more] = channels
  if (channel === undefined || more.length > 0) return call.reply(await several(presence, channels, call))
  const members = (await presence.here([channel])).get(channel) ?? []
  const { occupancy, uuids } = people(members, call)
  return call.reply({ ...OK, occupancy, ...(uuids && { uuids: uuids.slice(...pageOf(call.query)) }) })
}

/** Returns the start and the end of a page of names; values that are no numbers are ignored. */
function pageOf(query: URLSearchParams): [from: number, to?: number] {
  const from = Number(query.get('offset')) || 0
  const limit = Number(query.get('limit')) || Number.POSITIVE_INFINITY
  return [from, from + limit]
}

/** The timeout and the attributes by channel in a request. Unreadable or too large values are ignored; a timeout has a maximum. */
export function activityIn(query: URLSearchParams): Activity {
  const seconds = Number(query.get('heartbeat'))
  const state = query.get('state') ?? ''
  return {
    timeoutSeconds: seconds > 0 ? Math.min(seconds, LONGEST_TIMEOUT_SECONDS) : undefined,
    attributes:
      state.length <= LONGEST_STATE
        ? attributesByChannelSchema.safeParse(storableJson(state)?.value).data
        : undefined,
  }
}

async function setAttributes(
  presence: Presence,
  call: Call,
  { user, channels }: { user: string; channels: readonly string[] },
): Promise<Response> {
  const state = call.query.get('state') ?? ''
  if (state.length > LONGEST_STATE)
    return call.reply({ status: 413, message: 'State Too Large', error: 1, service: 'Presence' }, 413)
  const attributes = attributesSchema.safeParse(storableJson(state)?.value).data
  if (attributes === undefined)
    return call.reply({ status: 400, message: 'Invalid JSON', error: 1, service: 'Presence' }, 400)
  await presence.setAttributes(user, channels, attributes)
  return call.reply({ ...OK, payload: attributes })
}

async function getAttributes(
  presence: Presence,
  call: Call,
  { user, channels }: { user: string; channels: readonly string[] },
): Promise<Response> {
  const [channel = '', ...more] = channels
  const each = await Promise.all(
    channels.map(async (name) => [name, await presence.attributesOf(user, name)] as const),
  )
  const all = Object.fromEntries(each)
  return call.reply({
    ...OK,
    uuid: user,
    ...(more.length === 0 ? { channel, payload: all[channel] ?? {} } : { payload: all }),
  })
}

async function several(presence: Presence, channels: readonly string[], call: Call) {
  const here = await presence.here(channels)
  const counts = [...here].map(([channel, members]) => [channel, people(members, call)] as const)
  return {
    ...OK,
    payload: {
      channels: Object.fromEntries(counts),
      total_channels: channels.length,
      total_occupancy: counts.reduce((sum, [, { occupancy }]) => sum + occupancy, 0),
    },
  }
}

function people(
  members: readonly Member[],
  { query }: Call,
): { occupancy: number; uuids?: (string | { uuid: string })[] } {
  if (query.get('disable_uuids') === '1') return { occupancy: members.length }
  const uuids = members.map(({ user, attributes }) => {
    if (query.get('state') !== '1') return user
    return attributes === undefined ? { uuid: user } : { uuid: user, state: attributes }
  })
  return { occupancy: members.length, uuids }
}

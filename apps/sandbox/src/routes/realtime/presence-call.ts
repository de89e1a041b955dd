import { z } from 'zod'
import { storableJson } from '../../core/storable.ts'
import { type Activity, LONGEST_TIMEOUT_SECONDS } from '../../services/realtime/presence.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { type Call, namesIn } from './call.ts'

const OK = { status: 200, message: 'OK', service: 'Presence' } as const
/** Characters of JSON that a user may store on a channel. */
const LONGEST_STATE = 2000
const attributesSchema = z.record(z.string(), z.unknown())
const attributesByChannelSchema = z.record(z.string(), attributesSchema)

/**
 * `GET /v2/presence/sub-key/{s}/…` (docs/contract/realtime.md, 'Presence'). Only the user whose token a request carries becomes present:
 * otherwise anyone could fill the seats.
 */
export async function presenceCall({ presence }: Realtime, call: Call): Promise<Response | undefined> {
  const [, , , , noun, subject, verb, user = '', data] = call.path
  if (noun === 'uuid')
    return call.reply({ ...OK, payload: { channels: await presence.where(subject ?? '') } })
  if (noun !== 'channel') return undefined
  const channels = namesIn(subject)
  const [channel = ''] = channels
  switch (verb) {
    case 'heartbeat': {
      const present = await call.presentUser()
      if (present !== undefined) await presence.touch(present, channels, activityIn(call.query))
      return call.reply(OK)
    }
    case 'leave': {
      const present = await call.presentUser()
      if (present !== undefined) await presence.leave(present, channels)
      return call.reply({ ...OK, action: 'leave' })
    }
    case 'uuid': {
      if (data === 'data') return setAttributes(presence, call, channels)
      return call.reply({ ...OK, uuid: user, channel, payload: await presence.attributesOf(user, channel) })
    }
    case undefined: {
      const members = await presence.here(channel)
      const uuids =
        call.query.get('state') === '1'
          ? members.map((member) => ({ uuid: member.user, state: member.attributes }))
          : members.map((member) => member.user)
      return call.reply({ ...OK, occupancy: members.length, uuids })
    }
    default:
      return undefined
  }
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
  presence: Realtime['presence'],
  call: Call,
  channels: readonly string[],
): Promise<Response> {
  const refuse = (status: 400 | 403 | 413, message: string) =>
    call.reply({ status, message, error: 1, service: 'Presence' }, status)
  const state = call.query.get('state') ?? ''
  if (state.length > LONGEST_STATE) return refuse(413, 'State Too Large')
  const attributes = attributesSchema.safeParse(storableJson(state)?.value).data
  if (attributes === undefined) return refuse(400, 'Invalid JSON')
  const present = await call.presentUser()
  if (present === undefined) return refuse(403, 'Forbidden')
  await presence.setAttributes(present, channels, attributes)
  return call.reply({ ...OK, payload: attributes })
}

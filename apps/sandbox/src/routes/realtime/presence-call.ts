import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { storableJson } from '../../core/storable.ts'
import { type Activity, LONGEST_TIMEOUT_SECONDS } from '../../services/realtime/presence.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { channelsOf, type PresentUser, reply, userOf } from './call.ts'

const OK = { status: 200, message: 'OK', service: 'Presence' } as const
/** Characters of JSON that a user may store on a channel. */
const LONGEST_STATE = 2000
const attributesSchema = z.record(z.string(), z.unknown())
const attributesByChannelSchema = z.record(z.string(), attributesSchema)

/**
 * Who is on a channel (docs/contract/realtime.md, 'Presence'). Only the user whose token a request carries becomes present:
 * otherwise anyone could fill the seats.
 */
export function presenceRoutes({ presence }: Realtime, presentUser: PresentUser): Hono {
  const app = new Hono()
  app.get('/uuid/:user', async (c) =>
    reply(c, { ...OK, payload: { channels: await presence.where(c.req.param('user')) } }),
  )
  app.get('/channel/:channels/heartbeat', async (c) => {
    const channels = channelsOf(c)
    const present = await presentUser(c, userOf(c))
    if (present !== undefined) await presence.touch(present, channels, activityOf(c))
    return reply(c, OK)
  })
  app.get('/channel/:channels/leave', async (c) => {
    const channels = channelsOf(c)
    const present = await presentUser(c, userOf(c))
    if (present !== undefined) await presence.leave(present, channels)
    return reply(c, { ...OK, action: 'leave' })
  })
  app.get('/channel/:channels/uuid/:user/data', async (c) => {
    const refuse = (status: 400 | 403 | 413, message: string) =>
      reply(c, { status, message, error: 1, service: 'Presence' }, status)
    const channels = channelsOf(c)
    const state = c.req.query('state') ?? ''
    if (state.length > LONGEST_STATE) return refuse(413, 'State Too Large')
    const attributes = attributesSchema.safeParse(storableJson(state)?.value).data
    if (attributes === undefined) return refuse(400, 'Invalid JSON')
    const present = await presentUser(c, userOf(c))
    if (present === undefined) return refuse(403, 'Forbidden')
    await presence.setAttributes(present, channels, attributes)
    return reply(c, { ...OK, payload: attributes })
  })
  app.get('/channel/:channels/uuid/:user', async (c) => {
    const [channel = ''] = channelsOf(c)
    const uuid = c.req.param('user')
    return reply(c, { ...OK, uuid, channel, payload: await presence.attributesOf(uuid, channel) })
  })
  app.get('/channel/:channels', async (c) => {
    const [channel = ''] = channelsOf(c)
    const members = await presence.here(channel)
    const uuids =
      c.req.query('state') === '1'
        ? members.map((member) => ({ uuid: member.user, state: member.attributes }))
        : members.map((member) => member.user)
    return reply(c, { ...OK, occupancy: members.length, uuids })
  })
  return app
}

/** The timeout and the attributes by channel in a request. Unreadable or too large values are ignored; a timeout has a maximum. */
export function activityOf(c: Context): Activity {
  const seconds = Number(c.req.query('heartbeat'))
  const state = c.req.query('state') ?? ''
  return {
    timeoutSeconds: seconds > 0 ? Math.min(seconds, LONGEST_TIMEOUT_SECONDS) : undefined,
    attributes:
      state.length <= LONGEST_STATE
        ? attributesByChannelSchema.safeParse(storableJson(state)?.value).data
        : undefined,
  }
}

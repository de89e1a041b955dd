import { type Context, Hono } from 'hono'
import { LONGEST_TIMEOUT_SECONDS } from '../../services/realtime/presence.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'
import { channelOf, channelsOf, type PresentUser, reply, userOf } from './call.ts'

const OK = { status: 200, message: 'OK', service: 'Presence' } as const

/**
 * Creates the routes of presence (docs/contract/realtime.md, 'Presence'). Only the user whose token a request carries becomes present:
 * otherwise anyone could fill the store.
 */
export function presenceRoutes({ presence }: Realtime, presentUser: PresentUser): Hono {
  const app = new Hono()
  app.get('/uuid/:user', async (c) =>
    reply(c, { ...OK, payload: { channels: await presence.where(c.req.param('user')) } }),
  )
  app.get('/channel/:channels/heartbeat', async (c) => {
    const channels = channelsOf(c)
    const present = await presentUser(c, userOf(c))
    if (present !== undefined) await presence.touch(present, channels, timeoutOf(c))
    return reply(c, OK)
  })
  app.get('/channel/:channels/leave', async (c) => {
    const channels = channelsOf(c)
    const present = await presentUser(c, userOf(c))
    if (present !== undefined) await presence.leave(present, channels)
    return reply(c, { ...OK, action: 'leave' })
  })
  app.get('/channel/:channels', async (c) => {
    const uuids = await presence.here(channelOf(c))
    return reply(c, { ...OK, occupancy: uuids.length, uuids })
  })
  return app
}

/** Returns the timeout in a request in seconds, up to the maximum. An unreadable one is ignored. */
export function timeoutOf(c: Context): number | undefined {
  const seconds = Number(c.req.query('heartbeat'))
  return seconds > 0 ? Math.min(seconds, LONGEST_TIMEOUT_SECONDS) : undefined
}

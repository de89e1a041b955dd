import { Hono } from 'hono'
import type { PresentUser } from '../../src/routes/realtime/call.ts'
import { realtimeRoutes } from '../../src/routes/realtime/routes.ts'
import { createRealtime, type Realtime, type RealtimePorts } from '../../src/services/realtime/realtime.ts'
import { REALTIME_KEYS } from '../../src/wire/hosts.ts'

export const SUBSCRIBE_KEY = REALTIME_KEYS.subscribe
export const PUBLISH_KEY = REALTIME_KEYS.publish
/** What the platform's clock shows. */
export const NOW = Date.parse('2024-04-27T05:30:00Z')

/** Returns the time of a message: the first one after the start has index 0. */
export const at = (index: number) => `1714195800000000${index}`

/** Every user is who the request says; a user without a name has no token. */
export const trusting: PresentUser = async (_, user) => user || undefined

/** The routes of real-time on a service in memory. */
export interface Service {
  readonly realtime: Realtime
  /** Moves the presence clock. */
  pass(seconds: number): Promise<void>
  get(
    path: string,
    init?: RequestInit,
  ): Promise<{
    readonly status: number
    readonly type: string | null
    readonly headers: Headers
    readonly body: unknown
  }>
}

export function aService(ports: Partial<RealtimePorts> = {}): Service {
  let realNow = NOW
  const realtime = createRealtime({ now: () => NOW, realNow: () => realNow, ...ports })
  const app = new Hono().route('/', realtimeRoutes(realtime, trusting))
  return {
    realtime,
    async pass(seconds) {
      realNow += seconds * 1000
      await realtime.presence.sweep()
    },
    async get(path, init) {
      const response = await app.request(`http://localhost${path}`, init)
      const text = await response.text()
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        headers: response.headers,
        body: text === '' ? undefined : JSON.parse(text),
      }
    },
  }
}

/** Returns the path of a subscribe request. */
export const poll = (channels: string, tt: string, more = '') =>
  `/v2/subscribe/${SUBSCRIBE_KEY}/${channels}/0?ee=&uuid=me&tt=${tt}&tr=1${more}`
/** Returns the path of a publish request. */
export const send = (channel: string, message: unknown, query = '') =>
  `/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/${encodeURIComponent(channel)}/0/${encodeURIComponent(JSON.stringify(message))}?uuid=you${query}`

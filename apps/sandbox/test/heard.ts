import { z } from 'zod'
import type { Sandbox } from '../src/server/start-sandbox.ts'

const eventSchema = z.object({ event: z.string(), payload: z.unknown() })

/** Returns a function that reads what the platform has published on programs' channels since this call, at most 100 events. */
export function listenTo({ realtime }: Sandbox) {
  const from = realtime.current()
  return async () => {
    const found = await realtime.log.receive(['program.*'], from, AbortSignal.abort())
    return found.map(({ entry }) => ({ channel: entry.channel, ...eventSchema.parse(entry.payload) }))
  }
}

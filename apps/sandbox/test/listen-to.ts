import { z } from 'zod'
import type { Sandbox } from '../src/server/start-sandbox.ts'

const eventSchema = z.object({ event: z.string(), payload: z.unknown() })

/** Returns a function that reads what the platform has published on programs' channels since this call, at most 100 events. */
export async function listenTo({ realtime }: Sandbox) {
  // Publications are sent in turn, and those before this call may still be on their way.
  const { timetoken: from } = await realtime.publish({ channel: 'test', payload: null, publisher: 'test' })
  return async () => {
    const found = await realtime.log.receive(['program.*'], from, AbortSignal.abort())
    return found.map(({ entry }) => ({ channel: entry.channel, ...eventSchema.parse(entry.payload) }))
  }
}

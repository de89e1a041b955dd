import * as z from 'zod/mini'

/** A message on a real-time channel: the name of an event and its payload. */
export const messageSchema = z.object({ event: z.string(), payload: z.looseObject({}) })

/** A message on a real-time channel. */
export type WireMessage = z.infer<typeof messageSchema>

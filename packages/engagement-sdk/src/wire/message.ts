import * as z from './schema.ts'

/** A message on a real-time channel: an event's name and what it is about. */
export const messageSchema = /* @__PURE__ */ z.object({ event: z.string(), payload: z.looseObject({}) })

/** A message on a real-time channel. */
export type WireMessage = z.infer<typeof messageSchema>

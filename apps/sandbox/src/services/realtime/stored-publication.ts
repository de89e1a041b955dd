import { z } from 'zod'

/** A Publication as a transport stores it for other processes, which may run another version. */
export const storedPublicationSchema = z.object({
  channel: z.string(),
  payload: z.unknown().optional(),
  publisher: z.string(),
  mark: z.union([z.literal(1), z.literal(4)]).optional(),
  userMetadata: z.unknown().optional(),
  customMessageType: z.string().optional(),
  isStored: z.boolean().optional(),
})

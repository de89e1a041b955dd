import { maybeText } from './fields.ts'
import * as z from './schema.ts'

/** Receipt of an impression. */
export const impressionSchema = /* @__PURE__ */ z.object({ id: z.string(), created_at: maybeText })

/** Receipt of an impression. Wire spelling. */
export type Impression = z.infer<typeof impressionSchema>

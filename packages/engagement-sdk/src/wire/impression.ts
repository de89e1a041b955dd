import * as z from 'zod/mini'
import { maybeText } from './fields.ts'

/** Receipt of an impression, in the platform's spelling. */
export interface Impression {
  readonly id: string
  readonly created_at?: string | null | undefined
}

/** Receipt of an impression; unlisted fields are dropped. */
export const impressionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  created_at: maybeText,
}) satisfies z.ZodMiniType<Impression>

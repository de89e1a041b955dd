import * as z from 'zod/mini'
import { listOf } from './fields.ts'

/** One `{ key, value }` pair of a program, widget or profile. */
export interface Attribute {
  readonly key: string
  readonly value: string
}

/** One `{ key, value }` pair of a program, widget or profile. */
export const attributeSchema = /* @__PURE__ */ z.object({
  key: z.string(),
  value: z.string(),
}) satisfies z.ZodMiniType<Attribute>

/** Attributes; older payloads leave the list out, which means none. */
export const attributes = /* @__PURE__ */ listOf(attributeSchema)

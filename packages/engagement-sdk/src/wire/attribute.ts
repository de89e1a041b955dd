import { listOf } from './fields.ts'
import * as z from './schema.ts'

/** One `{ key, value }` pair of a program, widget or leaderboard. */
export const attributeSchema = /* @__PURE__ */ z.object({ key: z.string(), value: z.string() })

/** One `{ key, value }` pair of a program, widget or leaderboard. */
export type Attribute = z.infer<typeof attributeSchema>

/** Attributes; older payloads leave the list out, which means none. */
export const attributes = /* @__PURE__ */ listOf(attributeSchema)

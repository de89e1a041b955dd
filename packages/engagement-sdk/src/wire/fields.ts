import * as z from './schema.ts'

/** Text that the platform may leave out or send as null. */
export const maybeText = /* @__PURE__ */ z.nullish(z.string())

/** Number that the platform may leave out or send as null. */
export const maybeNumber = /* @__PURE__ */ z.nullish(z.number())

/** Boolean that the platform may leave out or send as null. */
export const maybeFlag = /* @__PURE__ */ z.nullish(z.boolean())

/** Text whose absence the wire spells null. */
export const textOrNull: z.Schema<string | null> = (value, flaws, path) =>
  maybeText(value, flaws, path) ?? null

/** A list whose absence means none. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item>(item: z.Schema<Item>): z.Schema<Item[]> {
  return z._default(z.array(item), () => [])
}

import * as z from 'zod/mini'

/** Text that the platform may leave out or send as null. */
export const maybeText = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.string())

/** Number that the platform may leave out or send as null. */
export const maybeNumber = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.number())

/** Boolean that the platform may leave out or send as null. */
export const maybeFlag = /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.boolean())

/** Text that is null when the platform leaves it out. */
export const textOrNull = /* @__PURE__ */ z._default(
  /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.string()),
  null,
)

/** Returns the schema of values by any name. Built of an object, because `z.record` would add half a kilobyte. */
/* @__NO_SIDE_EFFECTS__ */
export function namedValues<Value extends z.ZodMiniType>(
  value: Value,
): z.ZodMiniType<Record<string, z.output<Value>>> {
  return z.catchall(z.object({}), value)
}

/** Returns the schema of a list that is empty when the platform leaves it out. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends z.ZodMiniType>(item: Item): z.ZodMiniDefault<z.ZodMiniArray<Item>> {
  return z._default(z.array(item), () => [])
}

import * as z from './schema.ts'

/** Text that the platform may leave out or send as null. */
export const maybeText = /* @__PURE__ */ z.nullish(z.string())

/** Number that the platform may leave out or send as null. */
export const maybeNumber = /* @__PURE__ */ z.nullish(z.number())

/** Boolean that the platform may leave out or send as null. */
export const maybeFlag = /* @__PURE__ */ z.nullish(z.boolean())

/** Text whose absence the wire spells null. */
export const textOrNull = /* @__PURE__ */ z._default(z.nullable(z.string()), () => null)

import { maybeNumber, maybeText } from './fields.ts'
import { interactionSchema } from './interaction.ts'
import * as z from './schema.ts'

/** Answer of `GET …/widget-interactions/`: interactions by hyphenated kind. */
export const interactionsPageSchema = /* @__PURE__ */ z.object({
  count: maybeNumber,
  next: maybeText,
  interactions: z.record(z.array(interactionSchema)),
})

/** Answer of `GET …/widget-interactions/`. Wire spelling. */
export type InteractionsPage = z.infer<typeof interactionsPageSchema>

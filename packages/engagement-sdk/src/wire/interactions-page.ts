import * as z from 'zod/mini'
import { maybeNumber, maybeText, namedValues } from './fields.ts'
import { interactionSchema } from './interaction.ts'

/** Response to `GET …/widget-interactions/`: interactions by the kind of their widgets. */
export const interactionsPageSchema = /* @__PURE__ */ z.object({
  count: maybeNumber,
  next: maybeText,
  interactions: namedValues(z.array(interactionSchema)),
})

/** Response to `GET …/widget-interactions/`, in the platform's spelling. */
export type InteractionsPage = z.infer<typeof interactionsPageSchema>

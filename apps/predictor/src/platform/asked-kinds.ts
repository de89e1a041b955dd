import type { WidgetKind } from '@touchline/engagement-sdk'

/** The result kinds: each has a card on the form and one on the result screen. A poll has no right answer. */
export const ASKED_KINDS = [
  'text-prediction',
  'image-prediction',
  'text-number-prediction',
  'image-number-prediction',
] as const satisfies readonly WidgetKind[]

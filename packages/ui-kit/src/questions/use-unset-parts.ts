import { useState } from 'react'

interface UnsetPartsOptions<Part> {
  /** The parts that an answer which was kept leaves unset. */
  readonly initial: readonly Part[] | undefined
  /** Whether none of these counts as unset any more: there is no answer yet, or it is complete. */
  readonly isWhole: (unset: readonly Part[]) => boolean
}

interface UnsetParts<Part> {
  /** The parts that the fan has not set although the question is answered. */
  readonly unset: readonly Part[]
  /** Marks a part as set. Returns those of `before` that remain. */
  readonly markSet: (part: Part, before: readonly Part[]) => readonly Part[]
}

/** Tracks which parts of an answer the fan has set: the others are sent as 0 and show no number. */
export function useUnsetParts<Part>({ initial = [], isWhole }: UnsetPartsOptions<Part>): UnsetParts<Part> {
  const [unset, setUnset] = useState(initial)
  if (unset.length > 0 && isWhole(unset)) setUnset([])
  return {
    unset,
    markSet: (part, before) => {
      const remaining = before.filter((one) => one !== part)
      setUnset(remaining)
      return remaining
    },
  }
}

import { useState } from 'react'

interface UnsetPartsOptions<Part> {
  /** The unset parts of a stored answer. */
  readonly initial: readonly Part[] | undefined
  /** Returns whether no part is unset any more: the question is unanswered, or its answer is complete. */
  readonly isComplete: (unset: readonly Part[]) => boolean
}

interface UnsetParts<Part> {
  /** The parts of the answer that the user has not set. */
  readonly unset: readonly Part[]
  /** Marks a part as set. Returns the remaining parts of `before`. */
  readonly markSet: (part: Part, before: readonly Part[]) => readonly Part[]
}

/** Tracks which parts of an answer the user has set. The others are 0 in the answer and show no number. */
export function useUnsetParts<Part>({ initial = [], isComplete }: UnsetPartsOptions<Part>): UnsetParts<Part> {
  const [unset, setUnset] = useState(initial)
  if (unset.length > 0 && isComplete(unset)) setUnset([])
  return {
    unset,
    markSet: (part, before) => {
      const remaining = before.filter((unsetPart) => unsetPart !== part)
      setUnset(remaining)
      return remaining
    },
  }
}

import type { Answer } from '@touchline/game-rules'
import { useState } from 'react'
import type { AnswerChange } from './question-input.tsx'

/**
 * Returns the nearest number that can be chosen, the lower of two equally near ones. A single step continues to the next
 * number in its direction, so that a gap does not stop a drag or an arrow key.
 *
 * @param from the number that is chosen now
 * @example snapNumber([0, 10, 20], 11, 10) //=> 20
 */
export function snapNumber(numbers: readonly number[], wanted: number, from: number | undefined): number {
  if (numbers.includes(wanted)) return wanted
  const step = from === undefined ? 0 : wanted - from
  const next =
    step === 1 ? numbers.find((number) => number > wanted) : numbers.findLast((number) => number < wanted)
  if (Math.abs(step) === 1 && next !== undefined) return next
  const [nearest] = [...numbers].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
  return nearest ?? wanted
}

interface Snapped {
  readonly wanted: number
  readonly taken: number
}

interface SnappedAnswer {
  readonly onAnswerChange: AnswerChange
  /** The wanted number, if another one had to be set. */
  readonly snapped: Snapped | undefined
}

/** Takes the nearest number that can be chosen, and remembers that it had to. */
export function useSnappedAnswer(
  answer: Answer | undefined,
  numbers: readonly number[] | undefined,
  onAnswerChange: AnswerChange,
): SnappedAnswer {
  const [snapped, setSnapped] = useState<Snapped>()
  const from = answer !== undefined && 'value' in answer ? answer.value : undefined
  return {
    snapped,
    onAnswerChange: (next, unset) => {
      if (numbers === undefined || !('value' in next)) return onAnswerChange(next, unset)
      const taken = snapNumber(numbers, next.value, from)
      setSnapped(taken === next.value ? undefined : { wanted: next.value, taken })
      onAnswerChange({ ...next, value: taken })
    },
  }
}

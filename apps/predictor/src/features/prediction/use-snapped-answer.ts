import type { Answer } from '@touchline/game-rules'
import { useState } from 'react'
import type { AnswerChange } from './question-input.tsx'
import { snapNumber } from './snap-number.ts'

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

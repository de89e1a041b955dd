import type { NumberControl } from '../../internal/use-number-control.ts'

/**
 * Returns the keyboard of a phone for the numbers of a control. 'numeric' has only digits. Only the keyboard for text has a
 * minus sign on every phone.
 */
export function keyboardFor({
  min,
  step,
}: Pick<NumberControl, 'min' | 'step'>): 'numeric' | 'decimal' | 'text' {
  if (min < 0) return 'text'
  return Number.isInteger(min) && Number.isInteger(step) ? 'numeric' : 'decimal'
}

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

/**
 * The number to take where only some can be chosen: the nearest, the lower of two as near. A single step goes on to
 * the next one in its direction, so that no gap holds a finger or an arrow key back.
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

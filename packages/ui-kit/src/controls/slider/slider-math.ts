/** Returns the position of a value in a range, from 0 to 1. @example ratioOf(15, 0, 30) //=> 0.5 */
export function ratioOf(value: number, min: number, max: number): number {
  return (value - min) / (max - min || 1)
}

/** A fraction as the platform's resources carry it: a text with three decimals. */
export function fractionText(fraction: number): string {
  return fraction.toFixed(3)
}

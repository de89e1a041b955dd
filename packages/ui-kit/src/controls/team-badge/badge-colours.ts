const HEX = /^#?([0-9a-f]{6})$/i

/** Relative luminance of '#rrggbb', near enough to WCAG 2.2, from 0 to 1; undefined for another notation. */
export function luminance(colour: string): number | undefined {
  const digits = HEX.exec(colour)?.[1]
  if (digits === undefined) return undefined
  const linear = (at: number) => (Number.parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2
  return 0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
}

/** Black or white, whichever reads better on a colour. @example inkOn('#f5c400') //=> '#101010' */
export function inkOn(colour: string): string {
  const light = luminance(colour)
  // Where black and white contrast equally.
  return light !== undefined && light > 0.179 ? '#101010' : '#ffffff'
}

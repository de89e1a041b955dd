const HEX = /^#?([0-9a-f]{6})$/i

/** Returns the relative luminance of '#rrggbb' (an approximation of WCAG 2.2), from 0 to 1; undefined for other formats. */
export function luminance(colour: string): number | undefined {
  const digits = HEX.exec(colour)?.[1]
  if (digits === undefined) return undefined
  const linear = (at: number) => (Number.parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2
  return 0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
}

/**
 * Returns black or white, whichever has more contrast on a colour.
 *
 * @example textColourOn('#f5c400') //=> '#101010'
 */
export function textColourOn(colour: string): string {
  const level = luminance(colour)
  // At the luminance 0.179 black and white have equal contrast.
  return level !== undefined && level > 0.179 ? '#101010' : '#ffffff'
}

const HEX = /^#?([0-9a-f]{6})$/i

/** Returns black or white, whichever has more contrast on a colour; white for a format other than '#rrggbb'. */
export function textColourOn(colour: string): string {
  const digits = HEX.exec(colour)?.[1]
  if (digits === undefined) return '#ffffff'
  // An approximation of the relative luminance of WCAG 2.2.
  const linear = (at: number) => (Number.parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2
  const luminance = 0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
  // At the luminance 0.179 black and white have equal contrast.
  return luminance > 0.179 ? '#101010' : '#ffffff'
}

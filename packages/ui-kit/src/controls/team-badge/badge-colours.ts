const HEX = /^#?([0-9a-f]{6})$/i

/** Relative luminance of '#rrggbb' as WCAG 2.2 defines it, from 0 to 1; undefined for another notation. */
export function luminance(colour: string): number | undefined {
  const digits = HEX.exec(colour)?.[1]
  if (digits === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black or white, whichever reads better on a colour. @example inkOn('#f5c400') //=> '#101010' */
export function inkOn(colour: string): string {
  const light = luminance(colour)
  // Where black and white contrast equally.
  return light !== undefined && light > 0.179 ? '#101010' : '#ffffff'
}

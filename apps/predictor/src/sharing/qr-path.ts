import { toSvgPath } from 'lean-qr/extras/svg'
import { generate } from 'lean-qr/nano'

/** Modules of blank margin around a code, as its standard requires for cameras. */
const MARGIN = 4

/** A QR code as one SVG path, in modules of the code. */
export interface QrPath {
  readonly path: string
  /** Where the margin begins, on both axes. */
  readonly start: number
  /** With the margins. */
  readonly side: number
}

/** Returns the QR code of a text. @throws Error if the text is too long for one */
export function qrPath(text: string): QrPath {
  const code = generate(text)
  return { path: toSvgPath(code), start: -MARGIN, side: code.size + 2 * MARGIN }
}

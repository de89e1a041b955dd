import { PredictorError } from '../config/predictor-error.ts'

interface Tint {
  readonly size: number
  readonly colour: string
}

/** Returns the tournament's mark in one colour. @throws Error if it cannot be loaded or is not on the game's own origin */
export async function tintedMark(url: string, { size, colour }: Tint): Promise<HTMLCanvasElement> {
  if (new URL(url, document.baseURI).origin !== window.location.origin) {
    throw new PredictorError(
      `The mark ${url} is of another origin, and a picture with it cannot be written. Serve the mark with the game.`,
    )
  }
  const mark = new Image(size, size)
  mark.referrerPolicy = 'no-referrer'
  mark.src = url
  await mark.decode()
  const sheet = document.createElement('canvas')
  sheet.width = size
  sheet.height = size
  const canvas = sheet.getContext('2d')
  canvas?.drawImage(mark, 0, 0, size, size)
  if (canvas !== null) {
    canvas.globalCompositeOperation = 'source-in'
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, size, size)
  }
  return sheet
}

import { graphemesOf } from '@touchline/game-rules'
import { appCopy } from '../config/copy.ts'
import { PredictorError } from '../config/predictor-error.ts'
import { PICTURE_SIZE, type PictureLine, type SharePicture } from './share-picture.ts'

const DISPLAY = '"Barlow Condensed", "Arial Narrow", sans-serif'
const EDGE = 84
const RIGHT = PICTURE_SIZE.width - EDGE
const LINES = { top: 688, bottom: 1204, tallest: 128 } as const
/** Horizontal positions of the touchline and of the text next to it. */
const TOUCHLINE = EDGE + 12
const WORDS = EDGE + 60
/** Room for '+20' at the end of a line. */
const POINTS_ROOM = 120

interface Brush {
  readonly canvas: CanvasRenderingContext2D
  readonly colours: PictureColours
  readonly body: string
}

/** Draws the picture with the game's type and colours, as a PNG file. @throws Error if the browser cannot draw it */
export async function drawSharePicture(picture: SharePicture, fileName: string): Promise<File> {
  const sheet = document.createElement('canvas')
  sheet.width = PICTURE_SIZE.width
  sheet.height = PICTURE_SIZE.height
  const canvas = sheet.getContext('2d')
  if (canvas === null)
    throw new PredictorError('This browser has no 2D canvas, so no picture is drawn. Share the text instead.')
  const colours = pictureColours(picture.theme, document)
  const brush = { canvas, colours, body: getComputedStyle(document.body).fontFamily }
  const words = [picture.match, picture.hero.value, ...picture.lines.map(({ answer }) => answer)].join('')
  const [mark] = await Promise.all([
    tintedMark(picture.markUrl, { size: 96, colour: colours.accent }).catch(() => undefined),
    // If a font fails to load, the next one in the list is used.
    document.fonts.load(`600 48px ${DISPLAY}`, words).catch(() => undefined),
    document.fonts.load(`700 48px ${DISPLAY}`, words).catch(() => undefined),
  ])
  drawGround(brush)
  drawHead(brush, picture, mark)
  drawHero(brush, picture)
  drawLines(brush, picture.lines)
  drawFoot(brush, picture.foot)
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'))
  if (blob === null)
    throw new PredictorError('The browser did not write the picture as a PNG. Share the text instead.')
  return new File([blob], fileName, { type: 'image/png' })
}

/** The surface, and the plus pattern that fades out under the number. */
function drawGround({ canvas, colours }: Brush): void {
  const { width, height } = PICTURE_SIZE
  canvas.fillStyle = colours.surface
  canvas.fillRect(0, 0, width, height)
  const [gap, arm, depth] = [60, 11, 640]
  canvas.strokeStyle = colours.pattern
  canvas.lineWidth = 3
  for (let y = gap / 2; y < depth; y += gap) {
    canvas.globalAlpha = 1 - y / depth
    for (let x = gap / 2; x < width; x += gap) {
      canvas.beginPath()
      canvas.moveTo(x - arm, y)
      canvas.lineTo(x + arm, y)
      canvas.moveTo(x, y - arm)
      canvas.lineTo(x, y + arm)
      canvas.stroke()
    }
  }
  canvas.globalAlpha = 1
}

function drawHead(
  brush: Brush,
  { tournament, match }: SharePicture,
  mark: CanvasImageSource | undefined,
): void {
  const { canvas, colours, body } = brush
  if (mark !== undefined) canvas.drawImage(mark, EDGE - 6, 78)
  const left = mark === undefined ? EDGE : EDGE + 114
  write(brush, appCopy.predictor, { x: left, y: 124, weight: 700, size: 56, colour: colours.ink })
  write(brush, tournament, { x: left, y: 166, size: 30, face: body, colour: colours['ink-muted'] })
  write(brush, match, { x: EDGE, y: 296, size: 84, smallest: 44, colour: colours.ink })
}

function drawHero(brush: Brush, { hero }: SharePicture): void {
  const { canvas, colours } = brush
  write(brush, hero.label, { x: EDGE, y: 372, size: 48, colour: colours['ink-muted'] })
  const end = write(brush, hero.value, {
    x: EDGE - 8,
    y: 592,
    weight: 700,
    size: 284,
    smallest: 160,
    colour: colours.accent,
  })
  if (hero.unit !== undefined) write(brush, hero.unit, { x: end + 28, y: 592, size: 84, colour: colours.ink })
  canvas.textAlign = 'start'
}

/** The touchline, and along it each question as a stop. */
function drawLines(brush: Brush, lines: readonly PictureLine[]): void {
  const { canvas, colours, body } = brush
  const pitch = Math.min(LINES.tallest, (LINES.bottom - LINES.top) / Math.max(1, lines.length - 1))
  canvas.fillStyle = colours.accent
  if (lines.length > 1) canvas.fillRect(TOUCHLINE - 2, LINES.top, 4, pitch * (lines.length - 1))
  for (const [place, { question, answer, points }] of lines.entries()) {
    const y = LINES.top + place * pitch
    canvas.fillStyle = colours.accent
    canvas.beginPath()
    canvas.arc(TOUCHLINE, y, 11, 0, 2 * Math.PI)
    canvas.fill()
    const width = RIGHT - WORDS - (points === undefined ? 0 : POINTS_ROOM)
    write(brush, question, {
      x: WORDS,
      y: y - 10,
      size: 28,
      smallest: 24,
      width,
      face: body,
      colour: colours['ink-muted'],
    })
    write(brush, answer, { x: WORDS, y: y + 36, size: 48, smallest: 36, width, colour: colours.ink })
    if (points === undefined) continue
    const colour = points > 0 ? colours.positive : colours['ink-muted']
    write(brush, `+${points}`, {
      x: RIGHT,
      y: y + 24,
      weight: 700,
      size: 60,
      width: POINTS_ROOM,
      align: 'end',
      colour,
    })
  }
}

function drawFoot(brush: Brush, foot: string): void {
  const { canvas, colours, body } = brush
  canvas.fillStyle = colours.line
  canvas.fillRect(EDGE, 1274, RIGHT - EDGE, 2)
  write(brush, foot, { x: EDGE, y: 1318, size: 28, smallest: 20, face: body, colour: colours['ink-muted'] })
}

interface Writing {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
  /** The smallest size of a long text before it is truncated. */
  readonly smallest?: number
  readonly width?: number
  readonly weight?: 600 | 700
  readonly face?: string
  readonly align?: 'start' | 'end'
}

/** Draws one line. Returns the position of its end. */
function write({ canvas }: Brush, words: string, writing: Writing): number {
  const { x, y, size, colour, face, align = 'start' } = writing
  const { smallest = size, width = RIGHT - x, weight = 600 } = writing
  const fontOf = (px: number) => (face === undefined ? `${weight} ${px}px ${DISPLAY}` : `400 ${px}px ${face}`)
  // A line end or an invisible direction mark in a name must not affect the text next to it.
  const line = words.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ')
  const fitted = fitText(line, { width, size, smallest }, (text, px) => {
    canvas.font = fontOf(px)
    return canvas.measureText(text).width
  })
  canvas.font = fontOf(fitted.size)
  canvas.fillStyle = colour
  canvas.textAlign = align === 'end' ? 'right' : 'left'
  canvas.fillText(fitted.text, x, y)
  return x + canvas.measureText(fitted.text).width
}

const ROLES = ['surface', 'pattern', 'line', 'ink', 'ink-muted', 'accent', 'positive'] as const

/** Colours of the picture by their role. */
type PictureColours = Readonly<Record<(typeof ROLES)[number], string>>

/** The roles of the dark scheme in a tournament's theme: a picture leaves the page, so it follows no device. */
function pictureColours(theme: string | undefined, page: Document): PictureColours {
  const probe = page.createElement('span')
  probe.hidden = true
  probe.dataset['scheme'] = 'dark'
  if (theme !== undefined) probe.dataset['theme'] = theme
  page.body.append(probe)
  const colourOf = (role: string) => {
    probe.style.setProperty('color', `var(--tl-${role})`)
    return getComputedStyle(probe).color
  }
  const colours = {
    surface: colourOf('surface'),
    pattern: colourOf('pattern'),
    line: colourOf('line'),
    ink: colourOf('ink'),
    'ink-muted': colourOf('ink-muted'),
    accent: colourOf('accent'),
    positive: colourOf('positive'),
  } satisfies PictureColours
  probe.remove()
  return colours
}

interface Tint {
  readonly size: number
  readonly colour: string
}

/** Returns the tournament's mark in one colour. @throws Error if it cannot be loaded or is not on the game's own origin */
async function tintedMark(url: string, { size, colour }: Tint): Promise<HTMLCanvasElement> {
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

/** Measures a text in a font of this size. */
export type Measure = (text: string, size: number) => number

interface Room {
  readonly width: number
  readonly size: number
  readonly smallest: number
}

/** Returns the largest size in which a text fits; at the smallest size the text is truncated with an ellipsis. */
export function fitText(
  text: string,
  room: Room,
  measure: Measure,
): { readonly text: string; readonly size: number } {
  const natural = measure(text, room.size)
  const size = natural <= room.width ? room.size : Math.floor((room.size * room.width) / natural)
  if (size >= room.smallest) return { text, size }
  const characters = graphemesOf(text)
  let kept = characters.length
  while (kept > 0 && measure(cut(characters, kept), room.smallest) > room.width) kept -= 1
  return { text: cut(characters, kept), size: room.smallest }
}

function cut(characters: readonly string[], kept: number): string {
  return `${characters.slice(0, kept).join('').trimEnd()}…`
}

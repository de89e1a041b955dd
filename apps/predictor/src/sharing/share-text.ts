import { pluralOf, pointsText } from '../config/text-format.ts'

/** Texts to share, and messages about the sharing. */
export const shareCopy = {
  share: 'Share',
  shared: 'Shared.',
  cancelled: 'Nothing was shared.',
  copied: 'Copied. Paste it where you like.',
  selectable: 'Select this text and copy it:',
  savePicture: 'Save the picture',
  fileName: 'predictor.png',
  match: (home: string, away: string) => `${home} v ${away}`,
  predictionLabel: 'My prediction',
  scoreLabel: 'I scored',
  provisionalLabel: 'I scored so far',
  pointsUnit: (points: number) => pluralOf(points, { one: 'point', other: 'points' }),
  answersUnit: (count: number) => pluralOf(count, { one: 'answer', other: 'answers' }),
  textLabel: 'Text to share',
  prediction: (home: string, away: string) => `My prediction for ${home} v ${away}`,
  score: (points: number, home: string, away: string) =>
    `I scored ${pointsText(points)} in ${home} v ${away}`,
  provisional: 'Provisional: some questions have no result yet.',
  line: (question: string, answer: string) => `${question} ${answer}`,
  resultLine: (question: string, answer: string, points: number) => `${question} ${answer} (+${points})`,
  play: (link: string) => `Play: ${link}`,
  result: (link: string) => `Result: ${link}`,
} as const

/** What became of a sharing; 'selectable': the player has to copy by hand. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'selectable'

/** A text, and the picture that says the same where one could be drawn. */
export interface Shared {
  readonly text: string
  readonly picture?: File | undefined
}

interface ShareData {
  readonly text: string
  readonly files?: File[]
}

/** The doors of the browser that may be there. */
export interface ShareDoors {
  readonly share?: ((data: ShareData) => Promise<void>) | undefined
  readonly canShare?: ((data: ShareData) => boolean) | undefined
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined
}

/**
 * Through the system's share sheet, with the picture where it takes pictures; else into the clipboard, else by
 * hand. There is always an outcome.
 */
export async function shareText({ text, picture }: Shared, doors: ShareDoors): Promise<ShareOutcome> {
  const { share, canShare, clipboard } = doors
  if (share !== undefined) {
    const withPicture = picture === undefined ? undefined : { text, files: [picture] }
    const mayShow = withPicture !== undefined && canShare?.call(doors, withPicture) === true
    try {
      await share.call(doors, mayShow ? withPicture : { text })
      return 'shared'
    } catch (error) {
      // The player closed the sheet. Anything else (a frame without the permission) leaves the other ways.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  if (clipboard === undefined) return 'selectable'
  return clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'selectable' as const,
  )
}

import { pointsText } from '../config/text-format.ts'

/** Texts to share, and messages about the sharing. */
export const shareCopy = {
  share: 'Share',
  shared: 'Shared.',
  cancelled: 'Nothing was shared.',
  copied: 'Copied. Paste it where you like.',
  selectable: 'Select this text and copy it:',
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

/** The result of sharing; 'selectable': the player has to copy by hand. */
type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'selectable'

/** What a browser may have. */
export interface ShareWays {
  readonly share?: ((data: { readonly text: string }) => Promise<void>) | undefined
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined
}

/** Shares a text through the system's share sheet, else through the clipboard. Never rejects. */
export async function shareText(text: string, ways: ShareWays): Promise<ShareOutcome> {
  const { share, clipboard } = ways
  if (share !== undefined) {
    try {
      await share.call(ways, { text })
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

/** What became of a sharing; 'selectable': the player has to copy by hand. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'selectable'

/** The doors of the browser that may be there. */
export interface ShareDoors {
  readonly share?: ((data: { readonly text: string }) => Promise<void>) | undefined
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined
}

/** Through the system's share sheet, else into the clipboard, else by hand; there is always an outcome. */
export async function shareText(text: string, doors: ShareDoors): Promise<ShareOutcome> {
  const { share, clipboard } = doors
  if (share !== undefined) {
    try {
      await share.call(doors, { text })
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

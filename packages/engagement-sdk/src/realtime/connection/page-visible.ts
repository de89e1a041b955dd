import { rejectOnAbort } from '../../http/reject-on-abort.ts'

/** Resolves when the page is visible, and at once outside of a browser. Rejects with the signal's reason. */
export async function pageVisible(signal: AbortSignal): Promise<void> {
  const { document }: Partial<Pick<typeof globalThis, 'document'>> = globalThis
  if (document?.hidden !== true) return
  let stopListening = (): void => undefined
  const shown = new Promise<void>((resolve) => {
    const check = (): void => {
      if (!document.hidden) resolve()
    }
    document.addEventListener('visibilitychange', check)
    stopListening = () => document.removeEventListener('visibilitychange', check)
  })
  await rejectOnAbort(shown, signal).finally(() => stopListening())
}

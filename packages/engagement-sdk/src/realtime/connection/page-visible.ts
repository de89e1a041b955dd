import { waitFor } from '../../http/abort.ts'

/** What a browser's document has; other runtimes have no document, nor its types. */
interface Page extends EventTarget {
  readonly hidden: boolean
}

/** Resolves when the page is visible, and at once outside of a browser. Rejects with the signal's reason. */
export async function pageVisible(signal: AbortSignal): Promise<void> {
  const page: Page | undefined = Reflect.get(globalThis, 'document')
  if (page?.hidden !== true) return
  await waitFor<void>((resolve) => {
    const check = (): void => {
      if (!page.hidden) resolve()
    }
    page.addEventListener('visibilitychange', check)
    return () => page.removeEventListener('visibilitychange', check)
  }, signal)
}

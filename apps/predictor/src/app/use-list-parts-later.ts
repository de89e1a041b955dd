import { useEffect } from 'react'

/** The screen comes first. */
const AFTER_MS = 2000

/**
 * Loads the additions to the list while a match is open: the mark of a draft may be needed without a connection, when the
 * player returns.
 */
export function useListPartsLater(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The list loads it again, and works without it.
      import('../features/fixtures/list-parts.ts').catch(() => undefined)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

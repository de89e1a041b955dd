/**
 * Loads the additions to the list while a match is open: the mark of a Submit that waits may be needed without a
 * connection, when the player returns.
 */
export function loadListParts(): void {
  // The list loads it again, and works without it.
  import('../features/fixtures/list-parts.ts').catch(() => undefined)
}

import type { Page, Pages } from './pages.ts'
import type { RejectedItem } from './rejected-item.ts'

/** The items of the first pages of a list. */
export interface TakenPages<T> {
  readonly results: readonly T[]
  readonly rejected: readonly RejectedItem[]
  /** Whether pages were left unread. */
  readonly hasMore: boolean
}

/**
 * Reads the first pages of a list, one after the other, and joins their items.
 *
 * @param limit pages at most; without it all are read
 * @example (await takePages(getWidgets(engagement, { programId }), 3)).hasMore //=> false
 */
export async function takePages<T>(
  pages: Pages<T>,
  limit = Number.POSITIVE_INFINITY,
): Promise<TakenPages<T>> {
  const results: T[] = []
  const rejected: RejectedItem[] = []
  let taken = 0
  let last: Page<T> | undefined
  for await (const page of pages) {
    last = page
    results.push(...page.results)
    rejected.push(...page.rejected)
    taken += 1
    if (taken >= limit) break
  }
  return { results, rejected, hasMore: last?.next !== undefined }
}

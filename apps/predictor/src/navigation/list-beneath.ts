import { isRecord } from '../config/is-record.ts'
import { hasEntryBeneath } from './page-history.ts'

/** State of a navigation that starts on the list of matches: the list is the history entry beneath. */
export const FROM_LIST = { from: 'list' } as const

/** Whether one step back leads from the current history entry to the list of matches. */
export function isListBeneath(state: unknown, page: Window): boolean {
  return isRecord(state) && state['from'] === FROM_LIST.from && hasEntryBeneath(page)
}

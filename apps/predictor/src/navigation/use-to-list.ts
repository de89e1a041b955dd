import { useLocation } from 'react-router'
import { isRecord } from '../config/is-record.ts'
import { usePaths } from '../launch/use-paths.ts'
import { hasEntryBeneath } from './page-history.ts'
import { useGameNavigation } from './use-game-navigation.ts'

/** State of a navigation that starts on the list of matches: the list is the history entry beneath. */
export const FROM_LIST = { from: 'list' } as const

interface ToList {
  readonly path: string
  /** Whether the list is the history entry beneath this one. */
  readonly isBeneath: () => boolean
  /** Opens the list, by a step back where it is beneath: the browser then restores its scroll position. */
  readonly go: () => void
}

/** Returns how a match's screen leads to the list. */
export function useToList(): ToList {
  const { home } = usePaths()
  const { state } = useLocation()
  const { open, stepBack } = useGameNavigation()
  const isBeneath = () => isListBeneath(state, window)
  return { path: home, isBeneath, go: () => (isBeneath() ? stepBack() : open(home)) }
}

/** Returns whether one step back leads from the current history entry to the list of matches. */
function isListBeneath(state: unknown, page: Window): boolean {
  return isRecord(state) && state['from'] === FROM_LIST.from && hasEntryBeneath(page)
}

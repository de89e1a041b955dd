import { usePaths } from '../launch/use-paths.ts'
import { hasEntryBeneath } from './page-history.ts'
import { useGameNavigation, useNavigationState } from './use-game-navigation.ts'

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
  const from = useNavigationState('from')
  const { open, stepBack } = useGameNavigation()
  const isBeneath = () => from === FROM_LIST.from && hasEntryBeneath(window)
  return { path: home, isBeneath, go: () => (isBeneath() ? stepBack() : open(home)) }
}

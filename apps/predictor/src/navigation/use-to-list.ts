import { useLocation } from 'react-router'
import { usePaths } from '../launch/use-paths.ts'
import { isListBeneath } from './list-beneath.ts'
import { useGameNavigation } from './use-game-navigation.ts'

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

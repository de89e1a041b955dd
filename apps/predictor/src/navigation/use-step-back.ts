import { usePaths } from '../launch/use-paths.ts'
import { standsOnEntry } from './stands-on-entry.ts'
import { useGameNavigation } from './use-game-navigation.ts'

/** One step back inside the game; to the list where this screen was the first, or took the first one's place. */
export function useStepBack(): () => void {
  const { open, stepBack } = useGameNavigation()
  const { home } = usePaths()
  return () => (standsOnEntry(window) ? stepBack() : open(home, { replace: true }))
}

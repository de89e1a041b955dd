import { useNavigate } from 'react-router'
import { usePaths } from '../launch/use-paths.ts'
import { standsOnEntry } from './stands-on-entry.ts'

/** One step back inside the game; to the list where this screen was the first, or took the first one's place. */
export function useStepBack(): () => void {
  const navigate = useNavigate()
  const { home } = usePaths()
  return () => void (standsOnEntry(window) ? navigate(-1) : navigate(home, { replace: true }))
}

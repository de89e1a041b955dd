import { useLocation, useNavigate } from 'react-router'
import { usePaths } from '../launch/use-paths.ts'

/** One step back inside the game; to the list where this screen was the first. */
export function useStepBack(): () => void {
  const navigate = useNavigate()
  const paths = usePaths()
  const isFirst = useLocation().key === 'default'
  return () => void (isFirst ? navigate(paths.home, { replace: true }) : navigate(-1))
}

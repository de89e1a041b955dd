import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type Paths, pathsFor } from './paths.ts'

/** The game's URLs as seen from the current address. */
export function usePaths(): Paths {
  const { search } = useLocation()
  return useMemo(() => pathsFor(search), [search])
}

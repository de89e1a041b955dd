import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathsFor } from './paths.ts'
import { type SelectedRound, selectedRound } from './selected-round.ts'
import { useGame } from './use-game.ts'

/** The selected round, and how to select another. */
export interface RoundSelection extends SelectedRound {
  select(id: string): void
}

/**
 * The selected round lives in the address, so that a reload and the way back keep it. Selecting
 * replaces the entry: the back button leaves the list, it does not walk through the rounds.
 */
export function useSelectedRound(): RoundSelection {
  const { entry, engagement } = useGame()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const select = useCallback(
    (id: string) => {
      const path = `${pathname}${pathsFor(search).searchWithRound(id)}`
      void navigate(path, { replace: true, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return { ...selectedRound(entry.tournament, search, engagement.now()), select }
}

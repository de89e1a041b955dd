import { type Round, roundsToShow, startingRound } from '@touchline/game-rules'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathsFor, ROUND_PARAM } from './paths.ts'
import { useGame } from './use-game.ts'

/** The rounds of the tournament, the selected one, and how to select another. */
export interface RoundSelection {
  readonly rounds: readonly Round[]
  /** Undefined in a tournament without rounds. */
  readonly selected: Round | undefined
  /** The selected round's id or, in a tournament without rounds, the selected match's. */
  readonly selectedId: string | undefined
  select(id: string): void
}

/**
 * The selected round lives in the address, so that a reload and the way back keep it. Selecting
 * replaces the entry: the back button leaves the list, it does not walk through the rounds.
 */
export function useSelectedRound(): RoundSelection {
  const { entry, launch, engagement } = useGame()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const rounds = useMemo(() => roundsToShow(entry.tournament, launch.features), [entry, launch])
  const asked = new URLSearchParams(search).get(ROUND_PARAM) ?? undefined
  const selected =
    rounds.find((round) => round.id === asked) ?? startingRound(entry.tournament, engagement.now())
  const select = useCallback(
    (id: string) => {
      const path = `${pathname}${pathsFor(search).searchWithRound(id)}`
      void navigate(path, { replace: true, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return { rounds, selected, selectedId: entry.tournament.roundBased ? selected?.id : asked, select }
}

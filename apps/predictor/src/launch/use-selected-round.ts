import { type Round, roundById, roundsToShow, startingRound, UnknownRoundError } from '@touchline/game-rules'
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
  /** The address names a round that the tournament does not have; the starting round is selected instead. */
  readonly unknownRound: UnknownRoundError | undefined
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
  const { tournament } = entry
  const found = useMemo(
    () =>
      tournament.roundBased && asked !== undefined ? roundOf(tournament, asked, launch.features) : undefined,
    [tournament, asked, launch],
  )
  const unknownRound = found instanceof UnknownRoundError ? found : undefined
  const selected =
    found === undefined || found instanceof UnknownRoundError
      ? startingRound(tournament, engagement.now())
      : found
  const select = useCallback(
    (id: string) => {
      const path = `${pathname}${pathsFor(search).searchWithRound(id)}`
      void navigate(path, { replace: true, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return { rounds, selected, selectedId: tournament.roundBased ? selected?.id : asked, unknownRound, select }
}

function roundOf(...wanted: Parameters<typeof roundById>): Round | UnknownRoundError {
  try {
    return roundById(...wanted)
  } catch (error) {
    if (error instanceof UnknownRoundError) return error
    throw error
  }
}

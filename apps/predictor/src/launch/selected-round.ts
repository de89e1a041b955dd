import { roundsToShow, startingRound, type Tournament } from '@touchline/game-rules'
import { useLocation, useNavigate } from 'react-router'
import { useGame } from './game.ts'
import { featureFlagsOf } from './launch-params.ts'
import { ROUND_PARAM } from './paths.ts'

/**
 * Returns the round that the address selects, else the one that starts at this time (epoch milliseconds).
 * @example selectedRound(tournament, '?round=3', Date.now()).selected?.label //=> 'Round 3'
 */
export function selectedRound(tournament: Tournament, search: string, now: number) {
  const rounds = roundsToShow(tournament, featureFlagsOf(search))
  const namedId = new URLSearchParams(search).get(ROUND_PARAM) || undefined
  const named = rounds.find(({ id }) => id === namedId)
  const selected = named ?? startingRound(tournament, now)
  return {
    rounds,
    /** Undefined in a tournament without rounds. */
    selected,
    /** The selected round's id or, in a tournament without rounds, the selected fixture's. */
    selectedId: tournament.roundBased ? selected?.id : namedId,
    /** Set if the address names a round that the tournament does not have; the starting round is selected instead. */
    unknownRoundId: tournament.roundBased && named === undefined ? namedId : undefined,
  }
}

/**
 * The selected round lives in the address, so that a reload and the way back keep it. Selecting
 * replaces the entry: the back button leaves the list, it does not walk through the rounds.
 */
export function useSelectedRound() {
  const { entry, engagement } = useGame()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return {
    ...selectedRound(entry.tournament, search, engagement.now()),
    select(id: string): void {
      const query = new URLSearchParams(search)
      query.set(ROUND_PARAM, id)
      void navigate({ pathname, search: query.toString(), hash }, { replace: true })
    },
  }
}

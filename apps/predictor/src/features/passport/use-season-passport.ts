import { startingRound } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import { matchSummariesOf } from '../../device/match-summaries.ts'
import { roundStandingsOf } from '../../device/round-standings.ts'
import { useGame } from '../../launch/use-game.ts'
import { usePlayerStore } from '../../launch/use-player-store.ts'
import { useSelectedRound } from '../../launch/use-selected-round.ts'
import { type SeasonPassport, seasonPassport } from './season-passport.ts'

/** Returns the player's season of this tournament. Needs no request; renders again when the device stores more of it. */
export function useSeasonPassport(): SeasonPassport {
  const { entry, engagement } = useGame()
  const { tournament } = entry
  const { rounds } = useSelectedRound()
  const store = usePlayerStore()
  const standings = roundStandingsOf(store)
  const summaries = matchSummariesOf(store)
  // The texts that the passport is computed from: equal texts, equal passport.
  const stored = useSyncExternalStore(store.subscribe, () =>
    [
      store.read(['roundStandings', tournament.id]),
      ...summaries.ids().map((id) => store.read(['matchSummary', id])),
    ].join('\n'),
  )
  const current = startingRound(tournament, engagement.now())?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stored` stands for what is read
  return useMemo(() => {
    const place = rounds.findIndex(({ id }) => id === current)
    return seasonPassport({
      tournament,
      begun: rounds.slice(0, place + 1),
      summaries: summaries
        .ids()
        .map((id) => summaries.read(id))
        .filter((summary) => summary !== undefined),
      standings: standings.read(tournament.id),
    })
  }, [stored, tournament, rounds, current])
}

import type { FixtureId } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import { type MatchSummary, matchSummaryFromText } from '../device/match-summaries.ts'
import { usePlayerStore } from '../launch/use-player-store.ts'
import { type EarnedPoints, earnedPoints } from './earned-points.ts'

/** A match as this device knows it, with the player's points. */
export interface KnownMatch extends MatchSummary, EarnedPoints {}

/**
 * Returns what this device knows of a match: the player's confirmed score, the real one, and the points. Undefined for a
 * match whose answers were never read here. Needs no request, and renders again when the match is stored again.
 *
 * @example useMatchSummary('f1')?.pick //=> { home: 27, away: 19 }
 */
export function useMatchSummary(fixtureId: FixtureId): KnownMatch | undefined {
  const store = usePlayerStore()
  const text = useSyncExternalStore(store.subscribe, () => store.read(['matchSummary', fixtureId]))
  return useMemo(() => {
    const summary = matchSummaryFromText(text)
    return summary && { ...summary, ...earnedPoints(summary) }
  }, [text])
}

import type { Fixture } from '@touchline/game-rules'

/** Returns whether a match has no result yet and can still get one. */
export function awaitsUpdates({ isSettled, isVoid }: Pick<Fixture, 'isSettled' | 'isVoid'>): boolean {
  return !isSettled && isVoid !== true
}

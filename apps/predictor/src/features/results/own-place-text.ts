import { pointsLabel, rankLabel } from '@touchline/game-rules'
import { rankMoveCopy } from '../../config/copy.ts'
import { resultCopy } from './result-copy.ts'

/** In the other half of a board a share of it is no praise. */
const LARGEST_PERCENT = 50

interface OwnPlaceFacts {
  readonly rank: number
  /** How many players the board has; undefined if that was not read. */
  readonly total: number | undefined
  /** The rank at the player's last visit to the board. */
  readonly seenRank: number | undefined
  /** Undefined for the board of one match. */
  readonly round: string | undefined
}

/**
 * Returns a rank in words. A share is rounded up, and players with the same points share a rank, so 'top 20%' never says too
 * much. @example ownPlaceText({ rank: 23, total: 120, seenRank: 26, round: 'Round 10' }) //=> '#23 of 120 in Round 10 · top 20% · up 3 since …'
 */
export function ownPlaceText({ rank, total, seenRank = rank, round }: OwnPlaceFacts): string {
  // A total that is older than the rank may be lower.
  const isTotalKnown = total !== undefined && total >= rank
  const percent = isTotalKnown ? Math.ceil((rank / total) * 100) : Number.POSITIVE_INFINITY
  const moved = seenRank > rank ? rankMoveCopy.up(seenRank - rank) : rankMoveCopy.down(rank - seenRank)
  return [
    resultCopy.place(
      rankLabel(rank),
      isTotalKnown ? pointsLabel(total) : undefined,
      round ?? resultCopy.thisMatch,
    ),
    ...(percent <= LARGEST_PERCENT ? [resultCopy.top(percent)] : []),
    ...(seenRank === rank ? [] : [resultCopy.sinceBoard(moved)]),
  ].join(' · ')
}

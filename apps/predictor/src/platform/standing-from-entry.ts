import type { LeaderboardEntry } from '@touchline/engagement-sdk'
import { hasVisibleCharacter, type Standing } from '@touchline/game-rules'
import { boundedText, LONGEST } from './bounded-text.ts'

/** Returns a row of a leaderboard. A name without visible characters is replaced by one from the id. */
export function standingFromEntry(entry: LeaderboardEntry): Standing {
  const { profile_id, profile_nickname, rank, score } = entry
  return {
    playerId: profile_id,
    nickname: hasVisibleCharacter(profile_nickname)
      ? boundedText(profile_nickname, LONGEST.nickname)
      : `Player ${profile_id.slice(0, 6)}`,
    rank,
    points: score,
  }
}

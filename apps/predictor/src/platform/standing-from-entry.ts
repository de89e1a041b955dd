import type { LeaderboardEntry } from '@touchline/engagement-sdk'
import { hasVisibleCharacter, type Standing } from '@touchline/game-rules'
import { boundedText, LONGEST } from './bounded-text.ts'

/** Returns a row of a leaderboard. */
export function standingFromEntry(entry: LeaderboardEntry): Standing {
  const { profile_id, profile_nickname, rank, score } = entry
  return {
    playerId: profile_id,
    nickname: nameOfPlayer(profile_id, profile_nickname),
    rank,
    points: score,
  }
}

/** Returns a player's nickname; one without visible characters is replaced by a name from the id. */
export function nameOfPlayer(id: string, nickname: string): string {
  return hasVisibleCharacter(nickname) ? boundedText(nickname, LONGEST.nickname) : `Player ${id.slice(0, 6)}`
}

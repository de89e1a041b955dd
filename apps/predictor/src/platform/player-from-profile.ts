import type { Profile } from '@touchline/engagement-sdk'
import { playerDataFromText } from './player-data.ts'

/** The signed-in person in this game. */
export interface Player {
  readonly id: string
  readonly nickname: string
  /** Has seen the welcome page. */
  readonly isWelcomed: boolean
  /** A hint: fixtures that the player predicted on. The answers themselves are the truth. */
  readonly predictedFixtureIds: ReadonlySet<string>
}

export function playerFromProfile(profile: Pick<Profile, 'id' | 'nickname' | 'custom_data'>): Player {
  const { isWelcomed, predictedFixtureIds } = playerDataFromText(profile.custom_data)
  return {
    id: profile.id,
    nickname: profile.nickname,
    isWelcomed,
    predictedFixtureIds: new Set(predictedFixtureIds),
  }
}

/** The player with one more match that was predicted on. */
export function withPrediction(player: Player, fixtureId: string): Player {
  return { ...player, predictedFixtureIds: new Set([...player.predictedFixtureIds, fixtureId]) }
}

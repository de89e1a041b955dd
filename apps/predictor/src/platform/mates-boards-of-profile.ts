import { isRecord } from '../config/is-record.ts'
import { type MatesBoard, matesBoardsFrom } from './mates-boards.ts'
import { textFromPlayerData } from './player-data-text.ts'

/** Holds the player's mates' boards in the custom data of the profile. */
export const MATES_BOARDS_KEY = 'mates_boards'

/** Returns the boards in a profile's custom data. */
export function matesBoardsOfProfile(customData: string | null | undefined): readonly MatesBoard[] {
  return matesBoardsFrom(gameDataOf(customData ?? null)[MATES_BOARDS_KEY])
}

/** Returns the custom data as an object; text that is not one is kept in it under a key of its own. */
export function gameDataOf(customData: string | null): Readonly<Record<string, unknown>> {
  const data: unknown = JSON.parse(textFromPlayerData(customData, {}))
  return isRecord(data) ? data : {}
}

import type { Engagement } from '@touchline/engagement-sdk'
import { logFailure } from './log.ts'
import { type MatesBoard, matesBoardsFrom, mergedMatesBoards } from './mates-boards.ts'
import { gameDataOf, MATES_BOARDS_KEY } from './mates-boards-of-profile.ts'
import { saveCustomData } from './save-custom-data.ts'

/** The platform names no limit for custom data. The other content of the profile must never be refused for these boards. */
const LONGEST_TEXT = 16_000

/** Merges boards into the newest custom data. If that would be too long, nothing is sent: the device has the boards. */
export async function saveMatesBoards(engagement: Engagement, boards: readonly MatesBoard[]): Promise<void> {
  await saveCustomData(engagement, (customData) => {
    const data = gameDataOf(customData)
    const merged = mergedMatesBoards(matesBoardsFrom(data[MATES_BOARDS_KEY]), boards)
    const text = JSON.stringify({ ...data, [MATES_BOARDS_KEY]: merged })
    if (text.length <= LONGEST_TEXT) return text
    logFailure(
      "The mates' boards are on this device only",
      'The custom data of the profile would be too long.',
    )
    return undefined
  })
}

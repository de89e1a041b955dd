import type { Game } from '../../launch/game.ts'
import { logFailure } from '../../platform/log.ts'
import type { MatesBoard } from '../../platform/mates-boards.ts'

/** Saves boards in the profile, with code that is loaded only then. Never rejects: the device has the boards. */
export async function saveInProfile(
  engagement: Game['engagement'],
  boards: readonly MatesBoard[],
): Promise<void> {
  try {
    const { saveMatesBoards } = await import('../../platform/save-mates-boards.ts')
    await saveMatesBoards(engagement, boards)
  } catch (error) {
    logFailure("The mates' boards are on this device only", error)
  }
}

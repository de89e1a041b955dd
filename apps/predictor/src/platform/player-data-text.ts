import { playerObject, predictedIn } from './player-data.ts'

/** Holds profile text that is not a JSON object, once the game has to write its own data. */
const UNREADABLE_KEY = 'unreadable_custom_data'
/** Held the mates' boards in earlier versions, although a profile is public: removed with each write. */
const FORMER_BOARDS_KEY = 'mates_boards'

/**
 * Merges the changes into the custom data of a profile. Unknown keys and unreadable text are kept, and fixtures are
 * added to the list, never removed from it.
 */
export function textFromPlayerData(
  customData: string | null,
  changes: { readonly isWelcomed?: true; readonly predictedFixtureIds?: readonly string[] },
): string {
  const { [FORMER_BOARDS_KEY]: _boards, ...data } = playerObject(customData) ?? {
    [UNREADABLE_KEY]: customData,
  }
  const predicted = new Set([...predictedIn(data), ...(changes.predictedFixtureIds ?? [])])
  return JSON.stringify({
    ...data,
    ...(changes.isWelcomed && { hideWelcomeScreen: true }),
    ...(predicted.size > 0 && { interacted_programs_key: [...predicted] }),
  })
}

/** Returns what earlier versions stored of the mates' boards; undefined without it. */
export function formerBoardsIn(customData: string | null | undefined): unknown {
  return playerObject(customData ?? null)?.[FORMER_BOARDS_KEY]
}

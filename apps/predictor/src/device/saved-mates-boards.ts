import { type MatesBoard, matesBoardsFrom } from '../platform/mates-boards.ts'
import type { PlayerStore } from './player-store.ts'

const KEY = ['matesBoards'] as const

/** The mates' boards of one player on this device. */
export interface SavedMatesBoards {
  /** The stored text: the same text holds the same boards. */
  text(): string
  write(boards: readonly MatesBoard[]): void
}

export function savedMatesBoardsOf(store: PlayerStore): SavedMatesBoards {
  return {
    text: () => store.read(KEY) ?? '',
    write: (boards) => store.write(KEY, JSON.stringify(boards)),
  }
}

/** Returns no boards for a text that cannot be parsed, as for a draft. */
export function matesBoardsInText(text: string): readonly MatesBoard[] {
  try {
    return matesBoardsFrom(JSON.parse(text))
  } catch {
    return []
  }
}

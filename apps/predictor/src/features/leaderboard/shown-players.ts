import type { MatesBoard } from '../../device/mates-boards.ts'

/** Whose rows the leaderboard shows: everyone's, or those of a mates' board by its id or of a link. */
export type ShownPlayers =
  | { readonly name: 'everyone' }
  | { readonly name: 'mates'; readonly boardId: string }
  | { readonly name: 'link'; readonly board: MatesBoard }

export const EVERYONE: ShownPlayers = { name: 'everyone' }

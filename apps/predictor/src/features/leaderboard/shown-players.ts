import type { LinkedBoard } from '../../sharing/mates-link.ts'

/** Whose rows the leaderboard shows: everyone's, or those of a mates' board by its id or of a link. */
export type ShownPlayers =
  | { readonly name: 'everyone' }
  | { readonly name: 'mates'; readonly boardId: string }
  | { readonly name: 'link'; readonly board: LinkedBoard }

export const EVERYONE: ShownPlayers = { name: 'everyone' }

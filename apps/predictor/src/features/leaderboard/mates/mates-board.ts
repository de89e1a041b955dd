import { graphemesOf, hasVisibleCharacter, normalizeNickname } from '@touchline/game-rules'
import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { parsedJson } from '../../../config/parsed-json.ts'
import type { Settings } from '../../../config/settings.ts'
import { ownFile } from '../../../config/urls.ts'
import { usePlayerStore } from '../../../launch/game.ts'
import { pathsFor, withPlace } from '../../../launch/paths.ts'

/** Members as in one request of the platform; name in grapheme clusters. */
export const MATES_LIMITS = { members: 50, name: 30 } as const

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

const boardSchema = z.object({
  id,
  name: z.string().check(z.refine(isBoardName)),
  memberIds: z.array(id).check(z.maxLength(MATES_LIMITS.members)),
})

/**
 * A player's copy of a board that mates share by link. Every member has a copy of their own, on the device: a profile is
 * public, so boards are never written there.
 */
export interface MatesBoard {
  readonly id: string
  readonly name: string
  /** Public profile ids. */
  readonly memberIds: readonly string[]
}

/** Returns whether a name is visible, has no characters that reorder text, and is within the limit. */
export function isBoardName(name: string): boolean {
  const isClean = name === normalizeNickname(name)
  return isClean && hasVisibleCharacter(name) && graphemesOf(name).length <= MATES_LIMITS.name
}

const KEY = ['matesBoards'] as const

/** Returns the player's boards on this device, in the order in which they joined. Renders again when they change. */
export function useMatesBoards() {
  const store = usePlayerStore()
  const text = useSyncExternalStore(store.subscribe, () => store.read(KEY))
  const boards = useMemo(() => boardsInText(text), [text])
  const write = (next: readonly MatesBoard[]) => store.write(KEY, JSON.stringify(next))
  return {
    boards,
    /** Adds a board, or replaces the one with its id. */
    put: (board: MatesBoard) => {
      const isKnown = boards.some((one) => one.id === board.id)
      write(isKnown ? boards.map((one) => (one.id === board.id ? board : one)) : [...boards, board])
    },
    remove: (boardId: string) => write(boards.filter((one) => one.id !== boardId)),
  }
}

/** Leaves out a board that cannot be read: older versions and other code write here too. */
function boardsInText(text: string | undefined): readonly MatesBoard[] {
  const stored = parsedJson(text, z.array(z.unknown())) ?? []
  return stored.flatMap((one) => z.safeParse(boardSchema, one).data ?? [])
}

/** The format of the link. A change that older versions of the game would misread takes the next number. */
const VERSION = '1'
const PARAM = 'mates'

/** Returns the address that leads to a board: its name and public ids in the fragment, which no server receives. */
export function matesLink(
  { basePath, shareUrl }: Pick<Settings, 'basePath' | 'shareUrl'>,
  board: MatesBoard,
  { tournamentId, origin }: { readonly tournamentId: string; readonly origin: string },
): string {
  const page = shareUrl ?? new URL(ownFile(basePath, pathsFor('').leaderboards), origin).href
  const address = new URL(withPlace(page, { tournamentId }))
  const ids = board.memberIds.join('.')
  address.hash = new URLSearchParams({ [PARAM]: VERSION, board: board.id, name: board.name, ids }).toString()
  return address.href
}

/** Returns the board in the fragment of an address; undefined if there is none. */
export function boardOfLink(hash: string): MatesBoard | 'unreadable' | undefined {
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  if (!facts.has(PARAM)) return undefined
  const { data } = z.safeParse(boardSchema, {
    id: facts.get('board'),
    name: facts.get('name'),
    memberIds: [...new Set((facts.get('ids') ?? '').split('.'))],
  })
  return facts.get(PARAM) === VERSION && data !== undefined ? data : 'unreadable'
}

import type { Settings } from '../../../config/settings.ts'
import { ownFile } from '../../../config/urls.ts'
import { pathsFor, withPlace } from '../../../launch/paths.ts'
import { isBoardName, MATES_LIMITS, type MatesBoard } from './mates-store.ts'

/** The format of the link. A change that older versions of the game would misread takes the next number. */
const VERSION = 1
const PARAM = 'mates'
const ID = /^[\w-]{1,64}$/
/** Fifty ids and a name of emoji take 2,400 characters. A longer text is not from this game. */
const LONGEST = 6000

/** What the fragment of an address says about a mates' board. */
export type MatesInvitation =
  | { readonly kind: 'board'; readonly board: MatesBoard }
  | { readonly kind: 'unreadable'; readonly reason: 'newer' | 'broken' | 'too-many' }

/** Returns the address that leads to a board: its name and public ids in the fragment, which no server receives. */
export function matesLink(
  { basePath, shareUrl }: Pick<Settings, 'basePath' | 'shareUrl'>,
  board: MatesBoard,
  { tournamentId, origin }: { readonly tournamentId: string; readonly origin: string },
): string {
  const page = shareUrl ?? new URL(ownFile(basePath, pathsFor('').leaderboards), origin).href
  const address = new URL(withPlace(page, { tournamentId }))
  const facts = {
    [PARAM]: String(VERSION),
    board: board.id,
    name: board.name,
    ids: board.memberIds.join('.'),
  }
  address.hash = new URLSearchParams(facts).toString()
  return address.href
}

/** Returns the invitation in the fragment of an address; undefined if there is none. */
export function matesInvitation(hash: string): MatesInvitation | undefined {
  const facts = new URLSearchParams(hash.replace(/^#/, ''))
  const version = facts.get(PARAM)
  if (version === null) return undefined
  if (/^\d+$/.test(version) && Number(version) > VERSION) return { kind: 'unreadable', reason: 'newer' }
  const id = facts.get('board') ?? ''
  const name = facts.get('name') ?? ''
  const memberIds = [...new Set((facts.get('ids') ?? '').split('.'))]
  const isReadable =
    version === String(VERSION) &&
    hash.length <= LONGEST &&
    isBoardName(name) &&
    [id, ...memberIds].every((one) => ID.test(one))
  if (!isReadable) return { kind: 'unreadable', reason: 'broken' }
  if (memberIds.length > MATES_LIMITS.members) return { kind: 'unreadable', reason: 'too-many' }
  return { kind: 'board', board: { id, name, memberIds } }
}

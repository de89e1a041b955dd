import type { FixtureId, RoundId, Team, TournamentId } from '@touchline/game-rules'
import * as z from 'zod/mini'
import { safeUrl } from '../config/safe-url.ts'
import { wholeNumber } from '../platform/whole-number.ts'
import type { DeviceStorage } from './device-storage.ts'
import type { PlayerStore } from './player-store.ts'
import { isLastListKey } from './storage-keys.ts'

/** A text of another version is ignored. */
const VERSION = 1
/** A list of 20 matches takes 5,000 characters. A longer text is not from this game. */
const MAX_LENGTH = 40_000
/** The latest time of a date in JavaScript. */
const MAX_TIME = 8.64e15

const teamSchema = z.object({
  name: z.string(),
  shortName: z.optional(z.string()),
  logoUrl: z.optional(z.string()),
})

const timeSchema = z.number().check(z.refine((time) => Math.abs(time) <= MAX_TIME))

const listSchema = z.object({
  version: z.literal(VERSION),
  tokenHash: z.string(),
  tournamentId: z.string(),
  round: z.optional(z.object({ id: z.string(), label: z.string() })),
  asOf: timeSchema,
  matches: z.array(
    z.object({
      id: z.string(),
      home: teamSchema,
      away: teamSchema,
      kickOffAt: timeSchema,
      score: z.optional(z.object({ home: wholeNumber, away: wholeNumber })),
    }),
  ),
})

/** A match as the list showed it. Whether it is open is not stored: only the platform's clock decides that. */
export interface KnownMatch {
  readonly id: FixtureId
  readonly home: Team
  readonly away: Team
  readonly kickOffAt: number
  /** The final score. */
  readonly score?: { readonly home: number; readonly away: number } | undefined
}

/** The list of matches that a player saw last on this device. */
export interface LastList {
  readonly tournamentId: TournamentId
  /** Absent in a tournament without rounds. */
  readonly round?: { readonly id: RoundId; readonly label: string } | undefined
  /** When the platform sent it, by the platform's clock. */
  readonly asOf: number
  readonly matches: readonly KnownMatch[]
}

/** Replaces the player's list. It is shown again only if the game is opened with the token of this hash. */
export function writeLastList(store: PlayerStore, tokenHash: string, list: LastList): void {
  store.write(['lastList'], JSON.stringify({ version: VERSION, tokenHash, ...list }))
}

interface ListOwner {
  readonly tournamentId: TournamentId
  readonly tokenHash: string
}

/** Returns the list of the player with this token, whose id is not known yet; undefined without one. */
export function readLastList(storage: DeviceStorage, owner: ListOwner): LastList | undefined {
  const texts = storage.keys().filter(isLastListKey).map(storage.read)
  return texts
    .map(listFromText)
    .find((list) => list?.tokenHash === owner.tokenHash && list.tournamentId === owner.tournamentId)
}

/** Returns no list for unreadable text: other versions and other code write here too. */
function listFromText(text: string | undefined): z.infer<typeof listSchema> | undefined {
  if (text === undefined || text.length > MAX_LENGTH) return undefined
  try {
    const parsed = z.safeParse(listSchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const matches = parsed.data.matches.map((match) => ({
      ...match,
      home: { ...match.home, logoUrl: safeUrl(match.home.logoUrl) },
      away: { ...match.away, logoUrl: safeUrl(match.away.logoUrl) },
    }))
    return { ...parsed.data, matches }
  } catch {
    return undefined
  }
}

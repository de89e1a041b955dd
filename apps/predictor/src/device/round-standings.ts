import type { RoundId, TournamentId } from '@touchline/game-rules'
import * as z from 'zod/mini'
import { wholeNumber } from '../platform/whole-number.ts'
import type { PlayerStore } from './player-store.ts'

/** A text of another version is ignored. */
const VERSION = 1
/** A season of 40 rounds takes 2,000 characters. */
const MAX_LENGTH = 20_000

const standingsSchema = z.object({
  version: z.literal(VERSION),
  rounds: z.record(
    z.string(),
    z.object({
      points: z.optional(z.number()),
      rank: z.optional(wholeNumber),
      isFinal: z.boolean(),
    }),
  ),
})

/** The player's row of a round's board. */
export interface RoundStanding {
  /** Undefined for a player who is not on the board. */
  readonly points?: number | undefined
  readonly rank?: number | undefined
  /** Whether every match of the round had its result when the row was read. */
  readonly isFinal: boolean
}

export type StandingsByRound = Readonly<Record<RoundId, RoundStanding>>

/** The standings of one player in the rounds of a tournament, as they were read last. */
export interface RoundStandings {
  read(tournamentId: TournamentId): StandingsByRound
  write(tournamentId: TournamentId, roundId: RoundId, standing: RoundStanding): void
}

export function roundStandingsOf(store: PlayerStore): RoundStandings {
  const read = (tournamentId: TournamentId) => standingsFromText(store.read(['roundStandings', tournamentId]))
  return {
    read,
    write: (tournamentId, roundId, standing) => {
      const rounds = { ...read(tournamentId), [roundId]: standing }
      store.write(['roundStandings', tournamentId], JSON.stringify({ version: VERSION, rounds }))
    },
  }
}

/** Returns no standings for unreadable text: other versions and other code write here too. */
function standingsFromText(text: string | undefined): StandingsByRound {
  if (text === undefined || text.length > MAX_LENGTH) return {}
  try {
    const parsed = z.safeParse(standingsSchema, JSON.parse(text))
    return parsed.success ? parsed.data.rounds : {}
  } catch {
    return {}
  }
}

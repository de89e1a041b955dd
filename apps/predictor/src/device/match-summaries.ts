import { type FixtureId, QUESTION_KINDS, type QuestionId, type QuestionKind } from '@touchline/game-rules'
import * as z from 'zod/mini'
import { wholeNumber } from '../platform/whole-number.ts'
import type { PlayerStore } from './player-store.ts'

/** A text of another version is ignored. */
const VERSION = 1
/** Matches of several seasons: about 300 KB. The browser's storage takes 5 MB. */
const MAX_MATCHES = 400
/** Six questions take 700 characters. A longer text is not from this game. */
const MAX_LENGTH = 8000

const scoreSchema = z.object({ home: wholeNumber, away: wholeNumber })

const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  text: z.string(),
  isAnswered: z.boolean(),
  points: z.optional(z.number()),
  maxPoints: z.optional(z.number()),
  call: z.optional(z.object({ said: z.string(), share: z.number() })),
})

const summarySchema = z.object({
  version: z.literal(VERSION),
  tournamentId: z.string(),
  roundId: z.optional(z.string()),
  home: z.string(),
  away: z.string(),
  kickOffAt: z.number(),
  pick: z.optional(scoreSchema),
  savedAt: z.optional(z.number()),
  score: z.optional(scoreSchema),
  questions: z.array(questionSchema),
  isComplete: z.boolean(),
})

/** A score of a match: the predicted one or the real one. */
export interface MatchScore {
  readonly home: number
  readonly away: number
}

/** The player's answer in words, and the share of all fans who gave the same one, from 0 to 1. */
export interface OwnCall {
  readonly said: string
  readonly share: number
}

/** A question of a match. Without points while it is not decided. */
export interface QuestionSummary {
  readonly id: QuestionId
  readonly kind: QuestionKind
  readonly text: string
  readonly isAnswered: boolean
  readonly points?: number | undefined
  readonly maxPoints?: number | undefined
  /** Known once the player has read how all fans answered. */
  readonly call?: OwnCall | undefined
}

/** What this device read of a match and of the player's answers to its questions. */
export interface MatchSummary {
  readonly tournamentId: string
  readonly roundId?: string | undefined
  /** Names of the teams. */
  readonly home: string
  readonly away: string
  readonly kickOffAt: number
  /** The final score that the player predicted and the platform confirmed. */
  readonly pick?: MatchScore | undefined
  /** When the platform stored the latest of the answers. A change of an answer keeps its first time. */
  readonly savedAt?: number | undefined
  /** The real final score. */
  readonly score?: MatchScore | undefined
  readonly questions: readonly QuestionSummary[]
  /** Whether every question of the match could be read: without all of them the points are not known. */
  readonly isComplete: boolean
}

/** The summaries of one player's matches. */
export interface MatchSummaries {
  read(fixtureId: FixtureId): MatchSummary | undefined
  /** Removes the match that was written first if there are too many. */
  write(fixtureId: FixtureId, summary: MatchSummary): void
  /** Every match with a summary, the one that was written first at the start. */
  ids(): readonly FixtureId[]
}

export function matchSummariesOf(store: PlayerStore): MatchSummaries {
  const ids = () => store.read(['matchSummaryIds'])?.split(' ') ?? []
  return {
    ids,
    read: (fixtureId) => matchSummaryFromText(store.read(['matchSummary', fixtureId])),
    write: (fixtureId, summary) => {
      const known = ids()
      const all = known.includes(fixtureId) ? known : [...known, fixtureId]
      for (const oldest of all.slice(0, -MAX_MATCHES)) store.remove(['matchSummary', oldest])
      // A subscriber that reads the ids finds the summary of each.
      store.write(['matchSummary', fixtureId], JSON.stringify({ version: VERSION, ...summary }))
      if (all !== known) store.write(['matchSummaryIds'], all.slice(-MAX_MATCHES).join(' '))
    },
  }
}

/** Returns no summary for unreadable text: other versions and other code write here too. */
export function matchSummaryFromText(text: string | undefined): MatchSummary | undefined {
  if (text === undefined || text.length > MAX_LENGTH) return undefined
  try {
    const parsed = z.safeParse(summarySchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const { version: _version, ...summary } = parsed.data
    return summary
  } catch {
    return undefined
  }
}

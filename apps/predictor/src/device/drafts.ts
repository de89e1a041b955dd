import type { Answer, FixtureId, Prediction, QuestionId } from '@touchline/game-rules'
import * as z from 'zod/mini'
import type { PlayerStore } from './player-store.ts'

type AnswerSchemas = {
  readonly [Kind in Answer['kind']]: z.ZodMiniType<Extract<Answer, { readonly kind: Kind }>>
}

const ANSWERS = {
  'match-result': z.object({ kind: z.literal('match-result'), home: z.int(), away: z.int() }),
  minute: z.object({ kind: z.literal('minute'), value: z.int() }),
  count: z.object({ kind: z.literal('count'), value: z.int() }),
  possession: z.object({ kind: z.literal('possession'), value: z.int() }),
  numbers: z.object({ kind: z.literal('numbers'), numbers: z.record(z.string(), z.int()) }),
  choice: z.object({ kind: z.literal('choice'), choiceId: z.string() }),
} satisfies AnswerSchemas

const answerSchema = z.union(Object.values(ANSWERS))

const draftSchema = z.object({
  answers: z.record(z.string(), answerSchema),
  attempted: z.optional(z.record(z.string(), z.array(answerSchema))),
  unset: z.optional(z.record(z.string(), z.array(z.string()))),
})

/** Answers that were sent and not confirmed, by question. */
export type Attempted = Readonly<Record<QuestionId, readonly Answer[]>>

/** The parts of answers that the player has not set, by question: 'away' of a score whose home side alone was typed. */
export type UnsetParts = Readonly<Record<QuestionId, readonly string[]>>

/** The answers that a player touched and the platform does not have yet. */
export interface Draft {
  readonly answers: Prediction
  /** Those of an interrupted or a failed submit: the platform may have them by the next start. */
  readonly attempted: Attempted
  /** The answers have 0 there; the form shows no number. */
  readonly unset: UnsetParts
}

/** The drafts of one player on this device. */
export interface Drafts {
  read(fixtureId: FixtureId): Draft | undefined
  /** Keeps the draft; one without answers is removed. */
  write(fixtureId: FixtureId, draft: Draft): void
}

export function draftsOf(store: PlayerStore): Drafts {
  return {
    read: (fixtureId) => {
      const text = store.read(['draft', fixtureId])
      return text === undefined ? undefined : draftFromText(text)
    },
    write: (fixtureId, draft) => {
      if (Object.keys(draft.answers).length === 0) store.remove(['draft', fixtureId])
      else store.write(['draft', fixtureId], JSON.stringify(draft))
    },
  }
}

/** Returns no draft for unreadable text: older versions and other code write here too. */
function draftFromText(text: string): Draft | undefined {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const { answers, attempted = {}, unset = {} } = parsed.data
    return { answers, attempted, unset }
  } catch {
    return undefined
  }
}

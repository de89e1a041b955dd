import type { FixtureId, Prediction } from '@touchline/game-rules'
import * as z from 'zod/mini'
import type { DeviceStorage } from './device-storage.ts'

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match-result'), home: z.int(), away: z.int() }),
  z.object({ kind: z.literal('minute'), value: z.int() }),
  z.object({ kind: z.literal('count'), value: z.int() }),
  z.object({ kind: z.literal('possession'), value: z.int() }),
  z.object({ kind: z.literal('choice'), choiceId: z.string() }),
])

const draftSchema = z.object({
  answers: z.record(z.string(), answerSchema),
  wasSending: z.boolean(),
})

/** The answers that a player touched and the platform does not have yet. */
export interface Draft {
  readonly answers: Prediction
  /** Whether a submit was under way when this was written: on the next start it is an interrupted one. */
  readonly wasSending: boolean
}

/** The drafts of one player on this device. */
export interface Drafts {
  read(fixtureId: FixtureId): Draft | undefined
  /** Keeps the draft; one without answers is removed. */
  write(fixtureId: FixtureId, draft: Draft): void
}

const KEY = 'draft'

/** Drafts by player and fixture: what one player typed is never shown to the next on a shared device. */
export function draftsOf(playerId: string, storage: DeviceStorage): Drafts {
  const keyOf = (fixtureId: FixtureId) => `${KEY}:${playerId}:${fixtureId}`
  return {
    read: (fixtureId) => {
      const text = storage.read(keyOf(fixtureId))
      return text === undefined ? undefined : draftFromText(text)
    },
    write: (fixtureId, draft) => {
      if (Object.keys(draft.answers).length === 0) storage.remove(keyOf(fixtureId))
      else storage.write(keyOf(fixtureId), JSON.stringify(draft))
    },
  }
}

/** A draft that cannot be read is no draft: older versions and other hands write here too. */
function draftFromText(text: string): Draft | undefined {
  try {
    const parsed = z.safeParse(draftSchema, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

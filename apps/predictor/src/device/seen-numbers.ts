import * as z from 'zod/mini'
import type { PlayerStore } from './player-store.ts'

const seenSchema = z.record(z.string(), z.number())

/** Numbers by id as the player last saw them: points by question, ranks by player. */
export type SeenNumbers = Readonly<Record<string, number>>

/** The numbers that a player last saw, by match or by board. */
export interface SeenNumbersById {
  read(id: string): SeenNumbers | undefined
  write(id: string, seen: SeenNumbers): void
}

export function seenNumbersOf(store: PlayerStore, record: 'seenPoints' | 'seenRanks'): SeenNumbersById {
  return {
    read: (id) => {
      const text = store.read([record, id])
      return text === undefined ? undefined : seenFromText(text)
    },
    write: (id, seen) => store.write([record, id], JSON.stringify(seen)),
  }
}

/** A text that cannot be parsed is ignored, as for a draft. */
function seenFromText(text: string): SeenNumbers | undefined {
  try {
    const parsed = z.safeParse(seenSchema, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

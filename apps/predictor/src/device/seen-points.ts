import * as z from 'zod/mini'
import type { DeviceStorage } from './device-storage.ts'

const seenSchema = z.record(z.string(), z.number())

/** Numbers by id as the player last saw them: points by question, ranks by player. */
export type SeenPoints = Readonly<Record<string, number>>

/** What one player last saw, by the thing they looked at. */
export interface SeenStore {
  read(id: string): SeenPoints | undefined
  write(id: string, seen: SeenPoints): void
}

export function seenPointsOf(playerId: string, storage: DeviceStorage): SeenStore {
  return seenStore(`seen:${playerId}`, storage)
}

export function seenRanksOf(playerId: string, storage: DeviceStorage): SeenStore {
  return seenStore(`ranks:${playerId}`, storage)
}

function seenStore(prefix: string, storage: DeviceStorage): SeenStore {
  return {
    read: (id) => {
      const text = storage.read(`${prefix}:${id}`)
      return text === undefined ? undefined : seenFromText(text)
    },
    write: (id, seen) => storage.write(`${prefix}:${id}`, JSON.stringify(seen)),
  }
}

function seenFromText(text: string): SeenPoints | undefined {
  try {
    const parsed = z.safeParse(seenSchema, JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

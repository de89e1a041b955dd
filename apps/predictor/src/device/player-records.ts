import type { FixtureId } from '@touchline/game-rules'
import * as z from 'zod/mini'
import { parsedJson } from '../config/parsed-json.ts'
import type { PlayerStore } from './device-storage.ts'

/** A value for each fixture, round or board. */
export interface PlayerRecord<Value> {
  read(id: string): Value | undefined
  write(id: string, value: Value): void
  remove(id: string): void
}

/** Returns a record of a player. A text that cannot be parsed is ignored: older versions and other code write here too. */
function recordOf<Value>(
  store: PlayerStore,
  name: string,
  schema: z.ZodMiniType<Value>,
): PlayerRecord<Value> {
  return {
    read: (id) => parsedJson(store.read([name, id]), schema),
    write: (id, value) => store.write([name, id], JSON.stringify(value)),
    remove: (id) => store.remove([name, id]),
  }
}

/** Returns the schema of values by an id of the platform. They are stored as pairs: an id may be the name of an inherited property. */
export function pairsOf<Value>(schema: z.ZodMiniType<Value>) {
  return z.array(z.tuple([z.string(), schema]))
}

/** Numbers by id as the player last saw them: points by question, ranks by player. */
export type SeenNumbers = ReadonlyMap<string, number>

/** Returns the numbers that a player last saw, by fixture or by board. */
export function seenNumbersOf(store: PlayerStore, record: 'seenPoints' | 'seenRanks') {
  const pairs = recordOf(store, record, pairsOf(z.number()))
  return {
    read: (id: string): SeenNumbers | undefined => {
      const seen = pairs.read(id)
      return seen && new Map(seen)
    },
    write: (id: string, numbers: SeenNumbers) => pairs.write(id, [...numbers]),
  }
}

/** Where a player sees the kick-off of a fixture. Each place has its own record: it names a move once. */
export type KickOffPlace = 'kickOffSeenAtFixture' | 'kickOffSeenInList'

/** Returns the kick-offs that a player last saw in one place, as epoch milliseconds. */
export function seenKickOffsOf(store: PlayerStore, place: KickOffPlace): PlayerRecord<number> {
  return recordOf(store, place, z.number())
}

const countSchema = z.object({ answered: z.number(), total: z.number() })

/** Returns the fixtures of which the platform has answers to some of the questions only, as far as this device knows. */
export function unfinishedFixturesOf(store: PlayerStore): PlayerRecord<z.infer<typeof countSchema>> {
  const record = recordOf(store, 'unfinished', countSchema)
  return {
    ...record,
    write: (id, count) => {
      if (count.answered === 0 || count.answered === count.total) record.remove(id)
      else record.write(id, count)
    },
  }
}

const confirmedSaveSchema = z.object({
  /** How many saves were confirmed. */
  count: z.optional(z.number()),
  /** The action key of the reward that is still to be requested. */
  dueReward: z.optional(z.string()),
  /** Whether a reward for the fixture was granted; undefined until the first request has ended. */
  isRewarded: z.optional(z.boolean()),
})
type ConfirmedSave = z.infer<typeof confirmedSaveSchema>

const CONFIRMED_SAVES = ['confirmedSaves'] as const

/** Returns the fixtures whose answers the platform has confirmed to this device, each with its reward. */
export function confirmedSavesOf(store: PlayerStore) {
  const read = () => new Map(parsedJson(store.read(CONFIRMED_SAVES), pairsOf(confirmedSaveSchema)))
  return {
    read: (): ReadonlyMap<FixtureId, ConfirmedSave> => read(),
    change: (id: FixtureId, facts: Partial<ConfirmedSave>) => {
      const saves = read()
      saves.set(id, { ...saves.get(id), ...facts })
      store.write(CONFIRMED_SAVES, JSON.stringify([...saves]))
    },
  }
}

import type { Fixture, FixtureId } from '@touchline/game-rules'
import * as z from 'zod/mini'
import type { PlayerStore } from './device-storage.ts'

/** A value for each match, round or board. */
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
    read: (id) => {
      try {
        return z.safeParse(schema, JSON.parse(store.read([name, id]) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    write: (id, value) => store.write([name, id], JSON.stringify(value)),
    remove: (id) => store.remove([name, id]),
  }
}

/** Numbers by id as the player last saw them: points by question, ranks by player. */
export type SeenNumbers = Readonly<Record<string, number>>

const numbersSchema = z.record(z.string(), z.number())

/** Returns the numbers that a player last saw, by match or by board. */
export function seenNumbersOf(
  store: PlayerStore,
  record: 'seenPoints' | 'seenRanks',
): PlayerRecord<SeenNumbers> {
  return recordOf(store, record, numbersSchema)
}

/** Where a player sees the kick-off of a match. Each place has its own record: it names a move once. */
export type KickOffPlace = 'kickOffSeenAtFixture' | 'kickOffSeenInList'

/** Returns the kick-offs that a player last saw in one place, as epoch milliseconds. */
export function seenKickOffsOf(store: PlayerStore, place: KickOffPlace): PlayerRecord<number> {
  return recordOf(store, place, z.number())
}

const countSchema = z.object({ answered: z.number(), total: z.number() })

/** Returns the matches of which the platform has answers to some of the questions only, as far as this device knows. */
export function unfinishedMatchesOf(store: PlayerStore): PlayerRecord<z.infer<typeof countSchema>> {
  const record = recordOf(store, 'unfinished', countSchema)
  return {
    ...record,
    write: (id, count) => {
      if (count.answered === 0 || count.answered === count.total) record.remove(id)
      else record.write(id, count)
    },
  }
}

/** Returns the result of the reward request of each prediction, as far as this device knows. */
export function rewardRecordOf(store: PlayerStore) {
  const record = recordOf(store, 'reward', z.enum(['granted', 'failed']))
  return {
    /** It was requested and has never been granted. */
    hasFailed: (id: FixtureId) => record.read(id) === 'failed',
    granted: (id: FixtureId) => record.write(id, 'granted'),
    /** Changes nothing if it was granted before: an edited prediction requests it again. */
    failed: (id: FixtureId) => {
      if (record.read(id) !== 'granted') record.write(id, 'failed')
    },
  }
}

/** Returns the calendar files that a player saved: one for each round, with the closing time of each match. */
export function savedCalendarsOf(store: PlayerStore) {
  const record = recordOf(store, 'savedCalendar', numbersSchema)
  return {
    /** Returns whether a match of the saved file closes at another time now. */
    isStale: (round: string, fixtures: readonly Pick<Fixture, 'id' | 'closesAt'>[]) => {
      const saved = new Map(Object.entries(record.read(round) ?? {}))
      return fixtures.some(({ id, closesAt }) => saved.has(id) && saved.get(id) !== closesAt)
    },
    add: (round: string, fixtures: readonly Pick<Fixture, 'id' | 'closesAt'>[]) =>
      record.write(round, Object.fromEntries(fixtures.map(({ id, closesAt }) => [id, closesAt]))),
  }
}

const KEY = ['pendingProfileUpdates'] as const

/**
 * Returns the matches whose prediction the platform confirmed and that the player's profile has not been seen to list yet. They
 * stay on this device until a later start.
 */
export function pendingProfileUpdatesOf(store: PlayerStore) {
  const read = (): readonly FixtureId[] => store.read(KEY)?.split(' ') ?? []
  function write(ids: readonly FixtureId[]): void {
    if (ids.length === 0) store.remove(KEY)
    else store.write(KEY, ids.join(' '))
  }
  return {
    read,
    add: (fixtureId: FixtureId) => write([...new Set([...read(), fixtureId])]),
    /** The profile lists them now. */
    remove: (fixtureIds: readonly FixtureId[]) => write(read().filter((id) => !fixtureIds.includes(id))),
  }
}

import type { AnsweredCount, Fixture, FixtureId } from '@touchline/game-rules'
import * as z from 'zod/mini'
import type { PlayerStore } from './device-storage.ts'

const KEY = ['pendingProfileUpdates'] as const

/** Matches whose prediction the platform confirmed and that the player's profile has not been seen to list yet. */
interface PendingProfileUpdates {
  read(): readonly FixtureId[]
  add(fixtureId: FixtureId): void
  /** The profile lists them now. */
  remove(fixtureIds: readonly FixtureId[]): void
}

/** Returns what the player's profile still lacks. It stays on this device until a later start. */
export function pendingProfileUpdatesOf(store: PlayerStore): PendingProfileUpdates {
  const read = () => store.read(KEY)?.split(' ') ?? []
  function write(ids: readonly FixtureId[]): void {
    if (ids.length === 0) store.remove(KEY)
    else store.write(KEY, ids.join(' '))
  }
  return {
    read,
    add: (fixtureId) => write([...new Set([...read(), fixtureId])]),
    remove: (fixtureIds) => write(read().filter((id) => !fixtureIds.includes(id))),
  }
}

/** The matches of which the platform has answers to some of the questions only, as far as this device knows. */
interface UnfinishedMatches {
  read(fixtureId: FixtureId): AnsweredCount | undefined
  write(fixtureId: FixtureId, count: AnsweredCount): void
}

export function unfinishedMatchesOf(store: PlayerStore): UnfinishedMatches {
  return {
    read: (fixtureId) => {
      const [, answered, total] = /^(\d+) of (\d+)$/.exec(store.read(['unfinished', fixtureId]) ?? '') ?? []
      return total === undefined ? undefined : { answered: Number(answered), total: Number(total) }
    },
    write: (fixtureId, { answered, total }) => {
      if (answered === 0 || answered === total) store.remove(['unfinished', fixtureId])
      else store.write(['unfinished', fixtureId], `${answered} of ${total}`)
    },
  }
}

/** The result of the reward request of each prediction, as far as this device knows. */
interface RewardRecord {
  /** It was requested and has never been granted. */
  hasFailed(fixtureId: FixtureId): boolean
  granted(fixtureId: FixtureId): void
  /** Changes nothing if it was granted before: an edited prediction requests it again. */
  failed(fixtureId: FixtureId): void
}

const GRANTED = 'granted'
const FAILED = 'failed'

export function rewardRecordOf(store: PlayerStore): RewardRecord {
  return {
    hasFailed: (fixtureId) => store.read(['reward', fixtureId]) === FAILED,
    granted: (fixtureId) => store.write(['reward', fixtureId], GRANTED),
    failed: (fixtureId) => {
      if (store.read(['reward', fixtureId]) !== GRANTED) store.write(['reward', fixtureId], FAILED)
    },
  }
}

type Stop = Pick<Fixture, 'id' | 'closesAt'>

/** The calendar files that a player saved: one for each round, with the closing time of each match. */
interface SavedCalendars {
  /** Returns whether a match of the saved file closes at another time now. */
  isStale(round: string, fixtures: readonly Stop[]): boolean
  add(round: string, fixtures: readonly Stop[]): void
}

export function savedCalendarsOf(store: PlayerStore): SavedCalendars {
  return {
    isStale: (round, fixtures) => {
      const stops = store.read(['savedCalendar', round])?.split(' ') ?? []
      return fixtures.some(
        (fixture) =>
          stops.some((stop) => stop.startsWith(`${fixture.id}@`)) && !stops.includes(textOf(fixture)),
      )
    },
    add: (round, fixtures) => store.write(['savedCalendar', round], fixtures.map(textOf).join(' ')),
  }
}

function textOf({ id, closesAt }: Stop): string {
  return `${id}@${closesAt}`
}

/** Where a player sees the kick-off of a match. Each place has its own record: it names a move once. */
export type KickOffPlace = 'kickOffSeenAtFixture' | 'kickOffSeenInList'

/** The kick-offs that a player last saw in one place, as epoch milliseconds. */
interface SeenKickOffs {
  read(fixtureId: FixtureId): number | undefined
  write(fixtureId: FixtureId, kickOffAt: number): void
}

export function seenKickOffsOf(store: PlayerStore, place: KickOffPlace): SeenKickOffs {
  return {
    read: (fixtureId) => {
      const kickOffAt = Number(store.read([place, fixtureId]) ?? Number.NaN)
      return Number.isFinite(kickOffAt) ? kickOffAt : undefined
    },
    write: (fixtureId, kickOffAt) => store.write([place, fixtureId], String(kickOffAt)),
  }
}

const seenSchema = z.record(z.string(), z.number())

/** Numbers by id as the player last saw them: points by question, ranks by player. */
export type SeenNumbers = Readonly<Record<string, number>>

/** The numbers that a player last saw, by match or by board. */
interface SeenNumbersById {
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

import type { Fixture } from '@touchline/game-rules'
import type { PlayerStore } from './player-store.ts'

type Stop = Pick<Fixture, 'id' | 'closesAt'>

/** The calendar files that a player saved: one for each round, with the closing time of each match. */
export interface SavedCalendars {
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

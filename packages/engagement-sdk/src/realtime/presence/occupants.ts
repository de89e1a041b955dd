import type { PresenceEvent } from './presence-event.ts'

/** The users on a channel, as far as reads and events have reported them. */
export interface Occupants {
  readonly userIds: ReadonlySet<string>
  /** Applies events. Returns those that change something: an event may have been part of a read before. */
  apply(events: readonly PresenceEvent[]): readonly PresenceEvent[]
}

/** Creates the occupants of a channel that was not read yet. */
export function createOccupants(): Occupants {
  const userIds = new Set<string>()
  return { userIds, apply: (events) => events.filter(isChange) }

  function isChange(event: PresenceEvent): boolean {
    if (event.event === 'leave' || event.event === 'timeout') return userIds.delete(event.userId)
    if (event.event !== 'join') return true
    const isKnown = userIds.has(event.userId)
    userIds.add(event.userId)
    return !isKnown
  }
}

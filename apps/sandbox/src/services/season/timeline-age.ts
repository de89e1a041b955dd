import type { DatabaseHandle } from '../../data/database.ts'
import { readSetting, writeSetting } from '../../data/settings.ts'

/** How old the cache pretends to be that answers timelines (contract 4.6), the same for every process; 0 is none. */
export interface TimelineAge {
  readonly ageSeconds: number
  set(ageSeconds: number): Promise<void>
  /** Looks up what another process, or a reset, made of it. */
  reread(): Promise<void>
}

export function createTimelineAge({
  db,
  notifyOthers,
}: Pick<DatabaseHandle, 'db' | 'notifyOthers'>): TimelineAge {
  let ageSeconds = 0
  return {
    get ageSeconds() {
      return ageSeconds
    },
    async set(next) {
      ageSeconds = next
      await writeSetting(db, 'timeline-age', String(next))
      await notifyOthers()
    },
    async reread() {
      ageSeconds = Number((await readSetting(db, 'timeline-age')) ?? 0)
    },
  }
}

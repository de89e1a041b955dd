import type { DatabaseHandle } from '../../data/database.ts'
import { readSetting, writeSetting } from '../../data/settings.ts'

/** The age in seconds of the simulated cache for timelines (contract 4.6), shared by all processes; 0 is no cache. */
export interface TimelineAge {
  readonly ageSeconds: number
  set(ageSeconds: number): Promise<void>
  /** Reads the age that another process or a reset stored. */
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

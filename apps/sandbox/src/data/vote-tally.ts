import { sql } from 'kysely'
import type { Votes } from '../wire/widget-row.ts'
import type { Database } from './database.ts'

/** Counts how often each option of a widget was chosen. */
export interface VoteTally {
  countsOf(widgetIds: readonly string[]): Promise<ReadonlyMap<string, Votes>>
}

/** Counts of so many votes are always fresh; larger ones are reused for a while that grows with them. */
const ALWAYS_FRESH = 20_000
const REUSED_MS_PER_VOTE = 1 / 20

interface Counted {
  readonly votes: Votes
  readonly until: number
}

/**
 * Counting reads every vote, so a widget with a million of them is not counted for every reader: its
 * counts may be up to a minute old, as behind any cache. A reply to a text ask counts for position 0.
 */
export function createVoteTally(db: Database, now: () => number = Date.now): VoteTally {
  const large = new Map<string, Counted>()
  return {
    async countsOf(widgetIds) {
      const at = now()
      const counts = new Map<string, Votes>()
      for (const id of widgetIds) {
        const counted = large.get(id)
        if (counted && at < counted.until) counts.set(id, counted.votes)
        else large.delete(id)
      }
      const missing = widgetIds.filter((id) => !counts.has(id))
      for (const [id, votes] of await countVotes(db, missing)) {
        counts.set(id, votes)
        const total = [...votes.values()].reduce((sum, n) => sum + n, 0)
        if (total > ALWAYS_FRESH) large.set(id, { votes, until: at + total * REUSED_MS_PER_VOTE })
      }
      return counts
    },
  }
}

async function countVotes(db: Database, widgetIds: readonly string[]): Promise<ReadonlyMap<string, Votes>> {
  const counts = new Map<string, Map<number, number>>()
  if (widgetIds.length === 0) return counts
  const rows = await db
    .selectFrom('interactions')
    .select([
      'widget_id',
      sql<number>`coalesce(option_no, 0)`.as('position'),
      sql<number>`count(*)::int`.as('votes'),
    ])
    .where('widget_id', 'in', widgetIds)
    .groupBy(['widget_id', sql`coalesce(option_no, 0)`])
    .execute()
  for (const row of rows) {
    const widget = counts.get(row.widget_id) ?? new Map<number, number>()
    counts.set(row.widget_id, widget.set(row.position, row.votes))
  }
  return counts
}

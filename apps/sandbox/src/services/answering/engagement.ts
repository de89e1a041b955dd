import { isPrediction } from '../../core/widget-kind.ts'
import type { Database } from '../../data/database.ts'
import {
  countImpressions,
  countVotes,
  type Impressions,
  meanMagnitudes,
  type Votes,
} from '../../data/votes.ts'
import type { WidgetRow } from '../../data/widgets.ts'
import type { Engagement } from '../../wire/widget-kind-fields.ts'

/** Returns the votes, impressions and follow-ups of widgets. */
export async function engagementOf(
  { db, tally }: { db: Database; tally: VoteTally },
  rows: readonly WidgetRow[],
): Promise<Engagement> {
  const predictions = rows.filter((row) => isPrediction(row.kind)).map((row) => row.id)
  const followUps =
    predictions.length === 0
      ? []
      : await db
          .selectFrom('widgets')
          .selectAll()
          .where('parent_id', 'in', predictions)
          .orderBy('position')
          .execute()
  const sliders = rows.filter((row) => row.kind === 'emoji-slider').map((row) => row.id)
  const [votes, impressions, magnitudes] = await Promise.all([
    tally.countsOf([...new Set(rows.map((row) => row.parent_id ?? row.id))]),
    tally.impressionsOf([...new Set([...rows, ...followUps].map((row) => row.id))]),
    tally.magnitudesOf(sliders),
  ])
  return { votes, magnitudes, impressions, followUps: Map.groupBy(followUps, (row) => row.parent_id ?? '') }
}

/** Counts how often each option of a widget was chosen, and how often the widget was seen. */
export interface VoteTally {
  countsOf(widgetIds: readonly string[]): Promise<ReadonlyMap<string, Votes>>
  impressionsOf(widgetIds: readonly string[]): Promise<ReadonlyMap<string, Impressions>>
  /** The mean answer to each slider that was answered. */
  magnitudesOf(sliderIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Counts of up to this many rows are always fresh; larger ones are reused for a time that grows with them. */
const ALWAYS_FRESH = 20_000
const REUSED_MS_PER_ROW = 1 / 20

/**
 * Counting reads every vote, so a widget with a million votes is not counted for every reader: its counts may be up to
 * a minute old. A reply to a text ask is counted at position 0.
 */
export function createVoteTally(db: Database, now: () => number = Date.now): VoteTally {
  return {
    countsOf: reusingLargeOnes({
      now,
      count: (ids) => countVotes(db, ids),
      rowsOf: (votes) => [...votes.values()].reduce((sum, n) => sum + n, 0),
    }),
    impressionsOf: reusingLargeOnes({
      now,
      count: (ids) => countImpressions(db, ids),
      rowsOf: ({ profiles }) => profiles,
    }),
    magnitudesOf: (ids) => meanMagnitudes(db, ids),
  }
}

interface Counting<T> {
  readonly now: () => number
  readonly count: (widgetIds: readonly string[]) => Promise<ReadonlyMap<string, T>>
  /** How many rows a count had to read. */
  readonly rowsOf: (counted: T) => number
}

function reusingLargeOnes<T>({ now, count, rowsOf }: Counting<T>) {
  const large = new Map<string, { readonly counted: T; readonly until: number }>()
  return async (widgetIds: readonly string[]): Promise<ReadonlyMap<string, T>> => {
    const at = now()
    const counts = new Map<string, T>()
    for (const id of widgetIds) {
      const known = large.get(id)
      if (known && at < known.until) counts.set(id, known.counted)
      else large.delete(id)
    }
    const missing = widgetIds.filter((id) => !counts.has(id))
    if (missing.length === 0) return counts
    for (const [id, counted] of await count(missing)) {
      counts.set(id, counted)
      const rows = rowsOf(counted)
      if (rows > ALWAYS_FRESH) large.set(id, { counted, until: at + rows * REUSED_MS_PER_ROW })
    }
    return counts
  }
}

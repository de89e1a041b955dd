import { isPrediction } from '../../core/widget-kind.ts'
import type { Database } from '../../data/database.ts'
import type { WidgetRow } from '../../data/widgets.ts'
import type { Engagement } from '../../wire/widget-surroundings.ts'
import type { VoteTally } from './vote-tally.ts'

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

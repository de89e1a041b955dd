import type { Selectable } from 'kysely'
import type { WidgetsTable } from '../data/schema.ts'
import type { Links } from './links.ts'

export type WidgetRow = Selectable<WidgetsTable>

/** Answers by option position. */
export type Votes = ReadonlyMap<number, number>

/** How often a widget was seen, and by how many. */
export interface Impressions {
  readonly count: number
  readonly profiles: number
}

/** What the audience did with some widgets, and what followed from it. */
export interface Engagement {
  /** Answers by widget id. */
  readonly votes: ReadonlyMap<string, Votes>
  /** The mean answer to each slider that was answered, from 0 to 1, by widget id. */
  readonly magnitudes: ReadonlyMap<string, number>
  /** By widget id. */
  readonly impressions: ReadonlyMap<string, Impressions>
  /** Follow-ups by the id of their prediction. */
  readonly followUps: ReadonlyMap<string, readonly WidgetRow[]>
}

/** What a widget's resource is made with. */
export interface WidgetSurroundings extends Engagement {
  readonly clientId: string
  readonly links: Links
}

/** The amount the right option of a settled widget has, 0 while there is none. */
export function topAmount(row: Pick<WidgetRow, 'amounts'>): number {
  return Math.max(0, ...(row.amounts ?? []))
}

/** The position of the right option, or undefined while there is none. */
export function rightPosition(row: Pick<WidgetRow, 'amounts'>): number | undefined {
  const top = topAmount(row)
  return top > 0 ? row.amounts?.indexOf(top) : undefined
}

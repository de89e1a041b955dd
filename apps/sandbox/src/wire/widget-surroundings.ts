import type { Impressions, Votes } from '../data/votes.ts'
import type { WidgetRow } from '../data/widgets.ts'
import type { Links } from './links.ts'

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

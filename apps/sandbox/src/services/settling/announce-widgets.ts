import type { EventPublisher } from '../../core/platform-event.ts'
import { isPrediction } from '../../core/widget-kind.ts'
import type { Database } from '../../data/database.ts'
import type { WidgetRow } from '../../data/widgets.ts'
import type { Links } from '../../wire/links.ts'
import { programChannel } from '../../wire/program-resource.ts'
import { widgetChannel, widgetResource } from '../../wire/widget-resource.ts'
import { resultsEvent } from '../../wire/widget-results.ts'
import { engagementOf, type VoteTally } from '../answering/engagement.ts'

/** The dependencies of an announcement. */
export interface Announcer {
  readonly db: Database
  readonly tally: VoteTally
  readonly events: EventPublisher
  readonly clientId: string
  readonly links: Links
}

/**
 * Publishes on each program's channel which widgets were created or updated (docs/contract/realtime.md, 'Entries'; names outside its table pass
 * unchanged), and on its widgets' channel the results of each settled prediction.
 * @param isNew returns whether a widget was published just now. @default none was
 */
export async function announceWidgets(
  { db, tally, events, clientId, links }: Announcer,
  programIds: readonly string[],
  isNew: (widgetId: string) => boolean = () => false,
): Promise<void> {
  const widgets = await db
    .selectFrom('widgets')
    .selectAll()
    .where('program_id', 'in', programIds)
    .where('part', 'is not', null)
    .where('status', '=', 'published')
    .orderBy('position')
    .execute()
  const engagement = await engagementOf({ db, tally }, widgets)
  for (const widget of widgets) {
    const payload = widgetResource(widget, { clientId, links, ...engagement })
    // A follow-up counts as an update of its question: no event announces its creation.
    const isCreated = widget.parent_id === null && isNew(widget.id)
    const event = `${widget.kind}-${isCreated ? 'created' : 'updated'}`
    events.publish(programChannel(widget.program_id), { event, payload })
    if (isSettled(widget))
      events.publish(widgetChannel(widget.program_id), resultsEvent(widget.kind, payload))
  }
}

function isSettled({ kind, amounts }: WidgetRow): boolean {
  return isPrediction(kind) && amounts !== null
}

import type { WidgetKind } from '../../core/widget-kind.ts'
import { widgetChannel, widgetResource } from '../../wire/widget-resource.ts'
import { hasCounters, resultsEvent } from '../../wire/widget-results.ts'
import type { Announcer } from '../settling/announce-widgets.ts'
import { engagementOf } from './engagement.ts'

/** Publishes the counters of widgets whose answers changed. */
export interface ResultsPublisher {
  /** To be called when an answer to a widget was stored or changed. */
  answered(widget: { readonly id: string; readonly kind: WidgetKind }): void
  close(): Promise<void>
}

interface ResultsPublisherDeps extends Announcer {
  /** Called when counting or publishing fails: no request waits for it. */
  readonly onError: (error: unknown) => void
}

/** Each widget is published once in this time, however many answers come. */
export const RESULTS_INTERVAL_MS = 1000

/** Collects the widgets that were answered and publishes each of them once an interval, as it is then. */
export function createResultsPublisher(deps: ResultsPublisherDeps): ResultsPublisher {
  const { db, tally, events, clientId, links, onError } = deps
  let changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let publishing: Promise<void> = Promise.resolve()

  async function publish(ids: readonly string[]): Promise<void> {
    const widgets = await db.selectFrom('widgets').selectAll().where('id', 'in', ids).execute()
    const engagement = await engagementOf({ db, tally }, widgets)
    for (const widget of widgets) {
      const resource = widgetResource(widget, { clientId, links, ...engagement })
      events.publish(widgetChannel(widget.program_id), resultsEvent(widget.kind, resource))
    }
  }

  return {
    answered({ id, kind }) {
      if (!hasCounters(kind)) return
      changed.add(id)
      timer ??= setTimeout(() => {
        timer = undefined
        const ids = [...changed]
        changed = new Set()
        publishing = publishing.then(() => publish(ids)).catch(onError)
      }, RESULTS_INTERVAL_MS).unref()
    },
    async close() {
      clearTimeout(timer)
      await publishing
    },
  }
}

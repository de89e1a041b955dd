import { z } from 'zod'
import { isPrediction, type WidgetKind } from '../../core/widget-kind.ts'
import type { Database } from '../../data/database.ts'
import { engagementOf } from '../../data/engagement.ts'
import type { WidgetRow } from '../../data/widgets.ts'
import type { Links } from '../../wire/links.ts'
import { programChannel } from '../../wire/program-resource.ts'
import { type WidgetResource, widgetChannel, widgetResource } from '../../wire/widget-resource.ts'
import type { MessageTransport } from './channel-log.ts'

interface AnnouncerDeps {
  readonly db: Database
  readonly transport: Pick<MessageTransport, 'publish'>
  readonly clientId: string
  /** Announcements belong to no request, so no request names their host. */
  readonly links: Links
  /** Called when reading or publishing fails: no request waits for it. */
  readonly onError: (error: unknown) => void
}

/** Publishes the platform's own events (docs/contract/realtime.md, 'Entries'). */
export type Announcer = ReturnType<typeof createAnnouncer>

/** Each widget's counters are published once in this time, however many answers come. */
export const RESULTS_INTERVAL_MS = 1000

export function createAnnouncer({ db, transport, clientId, links, onError }: AnnouncerDeps) {
  /** Widgets that were answered since their counters were last published. */
  let answered = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let counting: Promise<void> = Promise.resolve()

  function publish(channel: string, event: string, payload: unknown): void {
    transport.publish({ channel, payload: { event, payload }, publisher: 'platform' }).catch(onError)
  }

  /** Publishes the counters of a widget and, for a settled prediction, its right option. */
  function publishResults({ kind, program_id }: WidgetRow, resource: WidgetResource): void {
    publish(widgetChannel(program_id), `${kind}-results`, resultsSchemaOf(kind).parse(resource))
  }

  async function resourcesOf(widgets: readonly WidgetRow[]) {
    const engagement = await engagementOf(db, widgets)
    return widgets.map((widget) => ({
      widget,
      resource: widgetResource(widget, { clientId, links, ...engagement }),
    }))
  }

  async function publishCounters(ids: readonly string[]): Promise<void> {
    const widgets = await db.selectFrom('widgets').selectAll().where('id', 'in', ids).execute()
    for (const { widget, resource } of await resourcesOf(widgets)) publishResults(widget, resource)
  }

  return {
    /**
     * Publishes on a program's channel which questions were created or updated, and on its widgets' channel the results of
     * each settled prediction.
     * @param isNew returns whether a widget was published just now. @default none was
     */
    async changed(programId: string, isNew: (widgetId: string) => boolean = () => false): Promise<void> {
      const widgets = await db
        .selectFrom('widgets')
        .selectAll()
        .where('program_id', '=', programId)
        .where('part', 'is not', null)
        .where('status', '=', 'published')
        .orderBy('position')
        .execute()
      for (const { widget, resource } of await resourcesOf(widgets)) {
        const { id, kind, parent_id, amounts } = widget
        // A follow-up is announced as an update of its question: no event announces its creation.
        const isCreated = parent_id === null && isNew(id)
        publish(programChannel(programId), `${kind}-${isCreated ? 'created' : 'updated'}`, resource)
        if (isPrediction(kind) && amounts !== null) publishResults(widget, resource)
      }
    },
    /** To be called when an answer to a widget was stored or changed. */
    answered({ id, kind }: { readonly id: string; readonly kind: WidgetKind }): void {
      if (!COUNTED_KINDS.has(kind)) return
      answered.add(id)
      timer ??= setTimeout(() => {
        timer = undefined
        const ids = [...answered]
        answered = new Set()
        counting = counting.then(() => publishCounters(ids)).catch(onError)
      }, RESULTS_INTERVAL_MS).unref()
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      await counting
    },
  }
}

/** Kinds whose counters are published when answers change. Predictions have none before they are settled. */
const COUNTED_KINDS: ReadonlySet<WidgetKind> = new Set([
  'text-poll',
  'image-poll',
  'cheer-meter',
  'text-quiz',
  'image-quiz',
  'emoji-slider',
])

const named = { id: z.string(), kind: z.string() }
const votes = { id: z.string(), vote_count: z.number() }
const settled = { is_correct: z.boolean(), reward_item_amount: z.number() }
const answers = { id: z.string(), answer_count: z.number() }

const optionResults = z.object({ ...named, options: z.array(z.object(votes)) })
const choiceResults = z.object({ ...named, choices: z.array(z.object(answers)) })
const sliderResults = z.object({ ...named, average_magnitude: z.string() })
const settledResults = z.object({ ...named, options: z.array(z.object({ ...votes, ...settled })) })

function resultsSchemaOf(kind: WidgetKind) {
  if (kind === 'text-quiz' || kind === 'image-quiz') return choiceResults
  if (kind === 'emoji-slider') return sliderResults
  return isPrediction(kind) ? settledResults : optionResults
}

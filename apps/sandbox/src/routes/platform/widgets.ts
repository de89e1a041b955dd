import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { profileInstant } from '../../core/formats.ts'
import { collectionPath, WIDGET_KINDS, type WidgetKind, widgetKindSchema } from '../../core/widget-kind.ts'
import { engagementOf } from '../../data/engagement.ts'
import { findVisibleProgram } from '../../data/programs.ts'
import {
  countImpression,
  findWidget,
  listWidgets,
  type WidgetFilter,
  type WidgetRow,
} from '../../data/widgets.ts'
import { found } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { attributes, choice, flag, instant, text, texts, wholeNumber } from '../../middleware/query-fields.ts'
import { validParams, validQuery } from '../../middleware/validate.ts'
import { interactionQuery, widgetResource, withQuery } from '../../wire/widget-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const MAX_WIDGETS = 1000
const widgetsQuery = z.object({
  ...pageFields,
  status: choice(['pending', 'scheduled', 'published']),
  kind: texts,
  widget_attribute: attributes,
  interactive: flag,
  since: instant,
  ordering: text,
  since_playback_time_ms: wholeNumber(0),
  until_playback_time_ms: wholeNumber(0),
})
type WidgetsQuery = z.infer<typeof widgetsQuery>
const widgetParams = z.object({ kind: widgetKindSchema, id: z.string() })

/** Widgets of a program, single widgets, and impressions (docs/contract/rest.md, 'Widgets' and 'Impressions'). */
export function widgetRoutes({ clientId, db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })

  async function resources(c: Context, rows: readonly WidgetRow[]) {
    const engagement = await engagementOf(db, rows)
    const around = { clientId, links: linksOf(c), ...engagement }
    return rows.map((row) => widgetResource(row, around))
  }

  async function widgetOf(widget: { readonly kind: WidgetKind; readonly id: string }): Promise<WidgetRow> {
    return found(await findWidget(db, widget), 'Widget')
  }

  app.get('/programs/:id/widgets', auth.optional, validQuery(widgetsQuery), async (c) => {
    const { id: programId } = found(await findVisibleProgram(db, c.req.param('id')), 'Program')
    const query = c.req.valid('query')
    const page = pageOf(c, query, MAX_WIDGETS)
    const filter = widgetFilter(query)
    const now = clock.now()
    const { count, rows } = isForNone(query)
      ? { count: 0, rows: [] }
      : await listWidgets(db, programId, { filter, now, ...page })
    const pairs = [...new Set(rows.flatMap((row) => interactionQuery(row) ?? []))]
    return c.json({
      ...page.envelope(count, await resources(c, rows)),
      widget_interactions_url_template: withQuery(linksOf(c).interactionsTemplate, pairs.join('&')),
    })
  })

  async function oneWidget(c: Context, widget: Parameters<typeof widgetOf>[0]): Promise<Response> {
    const [resource] = await resources(c, [await widgetOf(widget)])
    return c.json(resource)
  }
  for (const kind of WIDGET_KINDS) {
    app.get(`/${collectionPath(kind)}/:id`, auth.required, (c) =>
      oneWidget(c, { kind, id: c.req.param('id') }),
    )
  }
  app.get('/widgets/:kind/:id', auth.required, validParams(widgetParams, 'Widget'), (c) =>
    oneWidget(c, c.req.valid('param')),
  )

  app.post('/widget-impressions/:kind/:id', auth.required, validParams(widgetParams, 'Widget'), async (c) => {
    const widget = await widgetOf(c.req.valid('param'))
    await countImpression(db, widget.id, c.var.profileId)
    return c.json({ id: randomUUID(), created_at: profileInstant(clock.now()) }, 201)
  })
  return app
}

/** Returns whether filters exclude all widgets: none has a playback time. */
function isForNone(query: WidgetsQuery): boolean {
  return query.since_playback_time_ms !== undefined || query.until_playback_time_ms !== undefined
}

function widgetFilter(query: WidgetsQuery): WidgetFilter {
  return {
    status: query.status ?? 'published',
    kinds: query.kind && WIDGET_KINDS.filter((kind) => query.kind?.includes(kind)),
    attributes: query.widget_attribute,
    interactive: query.interactive,
    since: query.since,
    newestFirst: query.ordering === 'recent',
  }
}

import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { profileInstant } from '../../core/instants.ts'
import { COLLECTIONS, isWidgetKind, type WidgetKind } from '../../core/widget-kind.ts'
import { findVisibleProgram } from '../../data/programs.ts'
import type { WidgetRow } from '../../data/widgets.ts'
import { countImpression, findWidget, listWidgets, type WidgetFilter } from '../../data/widgets.ts'
import { found, invalidField, notFound } from '../../middleware/http-error.ts'
import { attributesOf, flagOf, instantOf, pageOf, wholeNumber } from '../../middleware/page-of.ts'
import { engagementOf } from '../../services/answering/engagement.ts'
import { interactionQuery, widgetResource, withQuery } from '../../wire/widget-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const MAX_WIDGETS = 1000
const WIDGET_STATUSES = ['pending', 'scheduled', 'published'] as const

/** Widgets of a program, one widget, and seeing one (contract 2.6, 2.7, 2.9; 6.2 rows 5 to 7). */
export function widgetRoutes({ clientId, db, clock, auth, tally, timeline }: AppContext): Hono {
  const app = new Hono({ strict: false })

  async function resources(c: Context, rows: readonly WidgetRow[]) {
    const engagement = await engagementOf({ db, tally }, rows)
    const around = { clientId, links: linksOf(c), ...engagement }
    return rows.map((row) => widgetResource(row, around))
  }

  async function widgetOf(kind: string, id: string): Promise<WidgetRow> {
    return found(await findWidget(db, { id, kind }), 'Widget')
  }

  app.get('/programs/:id/widgets', async (c) => {
    await auth.optionalProfile(c)
    const { id: programId } = found(await findVisibleProgram(db, c.req.param('id')), 'Program')
    const page = pageOf(c, MAX_WIDGETS)
    const filter = widgetFilter(c)
    const now = clock.now()
    const ageMs = filter.newestFirst ? timeline.ageSeconds * 1000 : 0
    if (ageMs > 0) c.header('age', String(timeline.ageSeconds))
    const known = ageMs > 0 ? { ...filter, knownAt: now - ageMs } : filter
    const { count, rows } = isForNone(c, clientId)
      ? { count: 0, rows: [] }
      : await listWidgets(db, programId, { filter: known, now, ...page })
    const pairs = [...new Set(rows.flatMap((row) => interactionQuery(row) ?? []))]
    return c.json({
      ...page.envelope(count, await resources(c, rows)),
      widget_interactions_url_template: withQuery(linksOf(c).interactionsTemplate, pairs.join('&')),
    })
  })

  async function oneWidget(c: Context, kind: WidgetKind, id: string): Promise<Response> {
    await auth.requireProfile(c)
    const [resource] = await resources(c, [await widgetOf(kind, id)])
    return c.json(resource)
  }
  for (const kind of Object.keys(COLLECTIONS).filter(isWidgetKind)) {
    app.get(`/${COLLECTIONS[kind].path}/:id`, (c) => oneWidget(c, kind, c.req.param('id')))
  }
  app.get('/widgets/:kind/:id', (c) => {
    const kind = c.req.param('kind')
    if (!isWidgetKind(kind)) throw notFound('Widget')
    return oneWidget(c, kind, c.req.param('id'))
  })

  app.post('/widget-impressions/:kind/:id', async (c) => {
    const profileId = await auth.requireProfile(c)
    const widget = await widgetOf(c.req.param('kind'), c.req.param('id'))
    await countImpression(db, widget.id, profileId)
    return c.json({ id: randomUUID(), created_at: profileInstant(clock.now()) }, 201)
  })
  return app
}

/** Whether a list asks for what no widget has here: all are the customer's, and none has a place in a recording. */
function isForNone(c: Context, clientId: string): boolean {
  const creators = c.req.queries('created_by_id')
  const playback = [wholeNumber(c, 'since_playback_time_ms', 0), wholeNumber(c, 'until_playback_time_ms', 0)]
  return creators?.includes(clientId) === false || playback.some((at) => at !== undefined)
}

function widgetFilter(c: Context): WidgetFilter {
  const status = c.req.query('status') || 'published'
  if (!WIDGET_STATUSES.some((one) => one === status)) {
    throw invalidField('status', `Choose one of ${WIDGET_STATUSES.join(', ')}.`)
  }
  return {
    status,
    kinds: c.req.queries('kind') ?? [],
    attributes: attributesOf(c, 'widget_attribute'),
    interactive: flagOf(c, 'interactive'),
    since: instantOf(c, 'since'),
    newestFirst: c.req.query('ordering') === 'recent',
  }
}

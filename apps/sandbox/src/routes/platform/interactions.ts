import { Hono } from 'hono'
import { z } from 'zod'
import { queryName, WIDGET_KINDS } from '../../core/widget-kind.ts'
import { type AnsweredRow, interactionsOf } from '../../data/interactions.ts'
import { findProfile } from '../../data/profiles.ts'
import { found, HttpError } from '../../middleware/http-error.ts'
import { texts } from '../../middleware/query-fields.ts'
import { validQuery } from '../../middleware/validate.ts'
import { interactionResource } from '../../wire/interaction-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** Also has a field for the ids of each kind, such as `text_prediction_id`. */
const interactionsQuery = z.object({ widget_kind: texts }).catchall(texts)

/** Reading answers (docs/contract/rest.md, 'Interactions'). */
export function interactionRoutes({ db, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  const listPath = '/profiles/:profile/widget-interactions'
  app.get(listPath, auth.required, validQuery(interactionsQuery), async (c) => {
    const { profileId } = c.var
    await requireSelf(profileId, c.req.param('profile'))
    const rows = await requestedRows(profileId, c.req.valid('query'))
    const links = linksOf(c)
    const resources = rows.map((row) => interactionResource(row, links.ownVote(row)))
    const interactions = Object.fromEntries(Map.groupBy(resources, (resource) => resource.widget_kind))
    return c.json({ count: rows.length, next: null, previous: null, interactions })
  })

  /** Widgets and kinds add up; without either, all interactions are returned. */
  async function requestedRows(
    profileId: string,
    query: z.infer<typeof interactionsQuery>,
  ): Promise<AnsweredRow[]> {
    const ids = WIDGET_KINDS.flatMap((kind) => query[queryName(kind)] ?? [])
    const kinds = WIDGET_KINDS.filter((kind) => query.widget_kind?.includes(kind))
    if (ids.length === 0 && query.widget_kind === undefined) return interactionsOf(db, profileId, {})
    const byId = await interactionsOf(db, profileId, { widgetIds: ids })
    const byKind = kinds.length > 0 ? await interactionsOf(db, profileId, { kinds }) : []
    return [...new Map([...byId, ...byKind].map((row) => [row.id, row])).values()]
  }

  async function requireSelf(profileId: string, id: string): Promise<void> {
    if (id === profileId) return
    found(await findProfile(db, id), 'Profile')
    throw new HttpError(403, 'These interactions belong to another profile.')
  }
  return app
}

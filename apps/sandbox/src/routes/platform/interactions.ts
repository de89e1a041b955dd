import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { optionPosition } from '../../core/ids.ts'
import {
  isAnsweredBy,
  queryName,
  WIDGET_KINDS,
  type WidgetKind,
  widgetKindSchema,
} from '../../core/widget-kind.ts'
import { updateAnswer } from '../../data/answers.ts'
import { type AnsweredRow, answerById, interactionsOf } from '../../data/interactions.ts'
import { findProfile } from '../../data/profiles.ts'
import { found, HttpError, invalidField, notFound } from '../../middleware/http-error.ts'
import { texts } from '../../middleware/query-fields.ts'
import { readBody, validParams, validQuery } from '../../middleware/validate.ts'
import { bodySchemas, interactionResource } from '../../wire/interaction-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'
import { explainRefusal } from './answers.ts'

const changeFields = z.object({ option_id: z.string('This field is required.') })

const interactionParams = validParams(
  z.object({ kind: widgetKindSchema, widget: z.string(), id: z.string() }),
  'Interaction',
)
/** Also has a field for the ids of each kind, such as `text_prediction_id`. */
const interactionsQuery = z.object({ widget_kind: texts }).catchall(texts)

const VOTE_PATHS = [
  '/widget-interactions/:kind/:widget/votes/:id',
  '/profiles/:profile/widget-interactions/:kind/:widget/:id',
]

/** Reading and changing answers (docs/contract/rest.md, 'Interactions'). */
export function interactionRoutes(context: AppContext): Hono {
  const { db, clock, auth, announcer } = context
  const app = new Hono({ strict: false })

  for (const path of VOTE_PATHS) {
    app.on(['PATCH', 'PUT'], path, auth.required, interactionParams, async (c) => {
      const { profileId } = c.var
      const { kind, widget: widgetId, id } = c.req.valid('param')
      const known = found(await answerById(db, id), 'Interaction')
      if (known.widget_id !== widgetId) throw notFound('Interaction')
      if (known.profile_id !== profileId)
        throw new HttpError(403, 'This interaction belongs to another profile.')
      const content = await readChange(c, { kind, widgetId })
      const now = clock.now()
      const row = content && (await updateAnswer(db, { ...content, id, profileId, widgetId, kind, now }))
      if (row) {
        announcer.answered({ id: widgetId, kind })
        return c.json(interactionResource(row, linksOf(c).vote(row)))
      }
      const wrongOption = () => invalidField('option_id', 'This widget has no such option.')
      const widget = { id: widgetId, kind }
      await explainRefusal(context, { widget, now, position: content?.position, wrongOption })
      throw notFound('Interaction')
    })
  }

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

/** Reads the new option, or the new count of a cheer meter; undefined if the widget has no such option. */
async function readChange(c: Context, { kind, widgetId }: { kind: WidgetKind; widgetId: string }) {
  if (!isAnsweredBy(kind, 'option', 'cheer'))
    throw new HttpError(405, 'An answer of this kind cannot be changed.')
  if (isAnsweredBy(kind, 'cheer')) return { position: null, body: await readBody(c, bodySchemas.cheer) }
  const { option_id } = await readBody(c, changeFields)
  const position = optionPosition(widgetId, option_id)
  return position === undefined ? undefined : { position }
}

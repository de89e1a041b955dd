import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type AnsweredRow, ballotOf, insertVote, interactionsOf, updateVote } from '../data/interactions.ts'
import type { AppContext } from '../http/app-context.ts'
import { readBody } from '../http/body.ts'
import { HttpError, invalidField, notFound } from '../http/errors.ts'
import { COLLECTIONS, linksOf } from '../http/links.ts'
import { isId, optionPosition } from '../ids.ts'
import { interactionResource, ownVoteUrl, voteUrl } from '../wire/interaction-resource.ts'
import { queryName } from '../wire/widget-resource.ts'

const changeFields = z.object({ option_id: z.string('This field is required.') })

const VOTE_PATHS = [
  '/widget-interactions/:kind/:widget/votes/:id',
  '/profiles/:profile/widget-interactions/:kind/:widget/:id',
]

/** Answers: sending, changing and reading them (contract 2.8; 6.2 rows 8 to 10). */
export function interactionRoutes({ db, clock, door }: AppContext): Hono {
  const app = new Hono({ strict: false })

  // A vote URL may carry a signed last segment (contract 2.3).
  app.on(
    'POST',
    ['', '/:signature'].map((end) => `/widget-interactions/:kind/:widget/options/:option/votes${end}`),
    async (c) => {
      const profileId = await door.requireProfile(c)
      const { kind, widget: widgetId, option } = params(c)
      if (!isId(widgetId)) throw notFound('Widget')
      const position = optionPosition(widgetId, option)
      const vote = { profileId, widgetId, kind, position: position ?? -1, now: clock.now() }
      const row = position === undefined ? undefined : await insertVote(db, vote)
      if (row)
        return c.json(
          interactionResource(row, { kind, amounts: row.amounts, urlOf: voteUrl(linksOf(c), kind) }),
          201,
        )
      await requireOpenBallot({ id: widgetId, kind }, vote.now, position, () => notFound('Option'))
      throw new HttpError(409, 'This widget was answered before. Change the interaction instead.')
    },
  )

  app.on(['PATCH', 'PUT'], VOTE_PATHS, async (c) => {
    const profileId = await door.requireProfile(c)
    const { option_id } = await readBody(c, changeFields)
    const { kind, widget: widgetId, id } = params(c)
    await requireOwn(profileId, { widgetId, id })
    const position = optionPosition(widgetId, option_id)
    const vote = { id, profileId, widgetId, kind, position: position ?? -1, now: clock.now() }
    const row = position === undefined ? undefined : await updateVote(db, vote)
    if (row)
      return c.json(
        interactionResource(row, { kind, amounts: row.amounts, urlOf: voteUrl(linksOf(c), kind) }),
      )
    const wrongOption = () => invalidField('option_id', 'This widget has no such option.')
    await requireOpenBallot({ id: widgetId, kind }, vote.now, position, wrongOption)
    throw notFound('Interaction')
  })

  app.on('GET', VOTE_PATHS, async (c) => {
    const profileId = await door.requireProfile(c)
    const { kind, widget: widgetId, id } = params(c)
    await requireOwn(profileId, { widgetId, id })
    const [row] = await interactionsOf(db, profileId, { widgetIds: [widgetId], kinds: [kind] })
    if (!row) throw notFound('Interaction')
    return c.json(
      interactionResource(row, { kind, amounts: row.amounts, urlOf: ownVoteUrl(linksOf(c), kind) }),
    )
  })

  app.get('/profiles/:profile/widget-interactions', async (c) => {
    const profileId = await door.requireProfile(c)
    await requireSelf(profileId, c.req.param('profile'))
    const rows = await askedFor(c, profileId)
    const links = linksOf(c)
    const interactions: Record<string, object[]> = {}
    for (const row of rows) {
      const { kind, amounts } = row
      const list = interactions[kind] ?? []
      list.push(interactionResource(row, { kind, amounts, urlOf: ownVoteUrl(links, kind) }))
      interactions[kind] = list
    }
    return c.json({ count: rows.length, next: null, previous: null, interactions })
  })

  /** Named widgets and named kinds add up; naming neither asks for everything. */
  async function askedFor(c: Context, profileId: string): Promise<AnsweredRow[]> {
    const ids = Object.keys(COLLECTIONS).flatMap((kind) => c.req.queries(queryName(kind)) ?? [])
    const kinds = c.req.queries('widget_kind') ?? []
    const byId = ids.length > 0 ? await interactionsOf(db, profileId, { widgetIds: ids.filter(isId) }) : []
    const byKind = kinds.length > 0 ? await interactionsOf(db, profileId, { kinds }) : []
    if (ids.length + kinds.length === 0) return interactionsOf(db, profileId, {})
    return [...new Map([...byId, ...byKind].map((row) => [row.id, row])).values()]
  }

  async function requireOpenBallot(
    widget: { id: string; kind: string },
    now: number,
    position: number | undefined,
    wrongOption: () => HttpError,
  ): Promise<void> {
    const ballot = await ballotOf(db, widget)
    if (!ballot) throw notFound('Widget')
    if (position === undefined || position >= ballot.option_count) throw wrongOption()
    if (ballot.interactive_until !== null && now >= ballot.interactive_until) {
      throw new HttpError(403, 'This widget no longer takes answers.')
    }
  }

  async function requireOwn(
    profileId: string,
    { widgetId, id }: { widgetId: string; id: string },
  ): Promise<void> {
    const row =
      isId(id) &&
      (await db
        .selectFrom('interactions')
        .select(['profile_id', 'widget_id'])
        .where('id', '=', id)
        .executeTakeFirst())
    if (!row || row.widget_id !== widgetId) throw notFound('Interaction')
    if (row.profile_id !== profileId) throw new HttpError(403, 'This interaction belongs to another profile.')
  }

  async function requireSelf(profileId: string, id: string): Promise<void> {
    if (id === profileId) return
    const row =
      isId(id) && (await db.selectFrom('profiles').select('id').where('id', '=', id).executeTakeFirst())
    throw row ? new HttpError(403, 'These interactions belong to another profile.') : notFound('Profile')
  }
  return app
}

function params(c: Context): { kind: string; widget: string; option: string; id: string } {
  const { kind = '', widget = '', option = '', id = '' } = c.req.param()
  return { kind, widget, option, id }
}

import { Hono } from 'hono'
import { sql } from 'kysely'
import { isId } from '../../core/ids.ts'
import type { Database } from '../../data/database.ts'
import { entriesFrom, entriesOf, type LeaderboardRow } from '../../data/leaderboards.ts'
import { invalidField, notFound } from '../../middleware/http-error.ts'
import { attributesOf, flagOf, pageOf, sliceOf } from '../../middleware/page-of.ts'
import { entryResource, leaderboardResource } from '../../wire/leaderboard-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const MAX_PAGE_SIZE = 100

async function boardById({ db }: AppContext, id: string): Promise<LeaderboardRow> {
  const row =
    isId(id) && (await db.selectFrom('leaderboards').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row) throw notFound('Leaderboard')
  return row
}

/** Boards, one by one and as a list (contract 2.11; 6.2 row 11). */
export function leaderboardRoutes(context: AppContext): Hono {
  const { db, clientId } = context
  const app = new Hono({ strict: false })
  app.get('/leaderboards', async (c) => {
    if (!c.req.query('client_id')) throw invalidField('client_id', 'This field is required.')
    const page = pageOf(c, MAX_PAGE_SIZE)
    const programId = c.req.query('program_id')
    // No board is locked, and none has attributes.
    const isForNone =
      c.req.query('client_id') !== clientId ||
      flagOf(c, 'is_locked') === true ||
      attributesOf(c, 'attributes').length > 0
    const boards = db
      .selectFrom('leaderboards')
      .$if(isForNone, (q) => q.where(sql<boolean>`false`))
      .$if(programId !== undefined, (q) => q.where('id', 'in', boardsOf(db, programId ?? '')))
    const { count } = await boards.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
    const rows = await boards
      .selectAll()
      .orderBy('name')
      .orderBy('id')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return c.json(
      page.envelope(
        count,
        rows.map((row) => leaderboardResource(row, { clientId, links: linksOf(c) })),
      ),
    )
  })
  app.get('/leaderboards/:id', async (c) =>
    c.json(leaderboardResource(await boardById(context, c.req.param('id')), { clientId, links: linksOf(c) })),
  )
  return app
}

function boardsOf(db: Database, programId: string) {
  return db
    .selectFrom('program_leaderboards')
    .select('leaderboard_id')
    .where(sql<boolean>`program_id::text = ${programId}`)
}

/** Entries, served under the API's path and under that of the second host (contract 2.11; 6.2 rows 12 and 13). */
export function entryRoutes(context: AppContext): Hono {
  const { db, auth } = context
  const app = new Hono({ strict: false })
  app.get('/leaderboards/:id/entries', async (c) => {
    await auth.optionalProfile(c)
    const board = await boardById(context, c.req.param('id'))
    const links = linksOf(c)
    const slice = sliceOf(c, MAX_PAGE_SIZE)
    const chosen = c.req.queries('profile_id')
    const all = chosen && (await entriesOf(db, board.id, [...new Set(chosen.filter(isId))]))
    const rows = all
      ? all.slice(slice.offset, slice.offset + slice.limit)
      : await entriesFrom(db, board.id, slice)
    const entries = rows.map((row) => entryResource(row, { links, count: board.entry_count }))
    return c.json(slice.envelope(all ? all.length : board.entry_count, entries))
  })
  app.get('/leaderboards/:id/entries/:profileId', async (c) => {
    const board = await boardById(context, c.req.param('id'))
    const profileId = c.req.param('profileId')
    const [row] = isId(profileId) ? await entriesOf(db, board.id, [profileId]) : []
    if (!row) throw notFound('Leaderboard entry')
    return c.json(entryResource(row, { links: linksOf(c), count: board.entry_count }))
  })
  return app
}

import { Hono } from 'hono'
import { entriesFrom, entriesOf } from '../data/leaderboards.ts'
import type { AppContext } from '../http/app-context.ts'
import { notFound } from '../http/errors.ts'
import { linksOf } from '../http/links.ts'
import { sliceOf } from '../http/page-of.ts'
import { isId } from '../ids.ts'
import { entryResource, type LeaderboardRow, leaderboardResource } from '../wire/leaderboard-resource.ts'

const MAX_PAGE_SIZE = 100

async function boardById({ db }: AppContext, id: string): Promise<LeaderboardRow> {
  const row =
    isId(id) && (await db.selectFrom('leaderboards').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row) throw notFound('Leaderboard')
  return row
}

/** Boards (contract 2.11; 6.2 row 11). */
export function leaderboardRoutes(context: AppContext): Hono {
  return new Hono({ strict: false }).get('/leaderboards/:id', async (c) =>
    c.json(
      leaderboardResource(await boardById(context, c.req.param('id')), {
        clientId: context.clientId,
        links: linksOf(c),
      }),
    ),
  )
}

/** Entries, served under the API's path and under that of the second host (contract 2.11; 6.2 rows 12 and 13). */
export function entryRoutes(context: AppContext): Hono {
  const { db, door } = context
  const app = new Hono({ strict: false })
  app.get('/leaderboards/:id/entries', async (c) => {
    await door.optionalProfile(c)
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

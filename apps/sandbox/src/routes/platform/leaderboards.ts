import { Hono } from 'hono'
import { z } from 'zod'
import {
  type EntryRow,
  entriesFrom,
  entriesOf,
  findLeaderboard,
  type LeaderboardRow,
} from '../../data/leaderboards.ts'
import { found } from '../../middleware/http-error.ts'
import { sliceFields, sliceOf } from '../../middleware/page-of.ts'
import { texts } from '../../middleware/query-fields.ts'
import { validQuery } from '../../middleware/validate.ts'
import { entryResource, leaderboardResource } from '../../wire/leaderboard-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const entriesQuery = z.object({ ...sliceFields, profile_id: texts })

async function boardById({ db }: AppContext, id: string): Promise<LeaderboardRow> {
  return found(await findLeaderboard(db, id), 'Leaderboard')
}

/** One board (docs/contract/rest.md, 'Leaderboards'). */
export function leaderboardRoutes(context: AppContext): Hono {
  const { clientId } = context
  const app = new Hono({ strict: false })
  app.get('/leaderboards/:id', async (c) =>
    c.json(leaderboardResource(await boardById(context, c.req.param('id')), { clientId, links: linksOf(c) })),
  )
  return app
}

/** Entries, served under the API's path and under that of the second host (docs/contract/rest.md, 'Leaderboards'). */
export function entryRoutes(context: AppContext): Hono {
  const { db, auth } = context
  const app = new Hono({ strict: false })
  app.get('/leaderboards/:id/entries', auth.optional, validQuery(entriesQuery), async (c) => {
    const { profile_id: chosen, ...query } = c.req.valid('query')
    const board = await boardById(context, c.req.param('id'))
    const links = linksOf(c)
    const slice = sliceOf(c, query)
    const show = (row: EntryRow) => entryResource(row, { links, count: board.entry_count })
    if (chosen) {
      const all = await entriesOf(db, board.id, chosen)
      const shown = all.slice(slice.offset, slice.offset + slice.limit)
      return c.json(slice.envelope(all.length, shown.map(show)))
    }
    const entries = await entriesFrom(db, board.id, slice)
    return c.json(slice.envelope(board.entry_count, entries.map(show)))
  })
  app.get('/leaderboards/:id/entries/:profileId', async (c) => {
    const board = await boardById(context, c.req.param('id'))
    const [row] = await entriesOf(db, board.id, [c.req.param('profileId')])
    return c.json(
      entryResource(found(row, 'Leaderboard entry'), { links: linksOf(c), count: board.entry_count }),
    )
  })
  return app
}

import { Hono } from 'hono'
import { isId } from '../../core/ids.ts'
import { entriesFrom } from '../../data/leaderboards.ts'
import { notFound } from '../../middleware/http-error.ts'
import { sliceOf } from '../../middleware/page-of.ts'
import type { AppContext } from '../app-context.ts'

const MAX_PAGE_SIZE = 100

/**
 * The boards of a tournament and their entries as the control room reads them: no fault strikes here, and
 * the request log stays what the game asked.
 */
export function controlRoomBoards({ db, settler }: AppContext): Hono {
  const app = new Hono({ strict: false })

  app.get('/boards', async (c) => {
    const boards = await db
      .selectFrom('leaderboards as board')
      .innerJoin('program_leaderboards as link', 'link.leaderboard_id', 'board.id')
      .innerJoin('programs as program', 'program.id', 'link.program_id')
      .select(['board.id', 'board.name', 'board.entry_count as entryCount'])
      .where('board.tournament_id', '=', c.req.query('tournament') ?? '')
      .groupBy(['board.id', 'link.position'])
      // The season first, then its rounds as they are played.
      .orderBy('link.position', 'desc')
      .orderBy(({ fn }) => fn.min('program.position'))
      .execute()
    return c.json({ results: boards })
  })

  app.get('/boards/:id/entries', async (c) => {
    await settler.catchUp()
    const id = c.req.param('id')
    const board =
      isId(id) &&
      (await db.selectFrom('leaderboards').select('entry_count').where('id', '=', id).executeTakeFirst())
    if (!board) throw notFound('Leaderboard')
    const entries = await entriesFrom(db, id, sliceOf(c, MAX_PAGE_SIZE))
    const results = entries.map(({ profile_id: profileId, nickname, rank, score }) => ({
      profileId,
      nickname,
      rank,
      score,
    }))
    return c.json({ count: board.entry_count, results })
  })
  return app
}

import { Hono } from 'hono'
import { z } from 'zod'
import type { Entry, FanToken } from '../../core/control-responses.ts'
import { newToken, tokenHash } from '../../core/tokens.ts'
import { boardsOfTournament, entriesFrom, findLeaderboard } from '../../data/leaderboards.ts'
import { findProfile, insertAccessToken, profilesNamed } from '../../data/profiles.ts'
import { found } from '../../middleware/http-error.ts'
import { sliceFields, sliceOf } from '../../middleware/page-of.ts'
import { text } from '../../middleware/query-fields.ts'
import { validQuery } from '../../middleware/validate.ts'
import type { AppContext } from '../app-context.ts'

const MAX_FANS = 50
const fansQuery = z.object({ nickname: text })

/** Finding fans and creating tokens for them. */
export function controlFanRoutes({ db }: AppContext): Hono {
  return new Hono({ strict: false })
    .get('/fans', validQuery(fansQuery), async (c) => {
      const { nickname = '' } = c.req.valid('query')
      return c.json({ results: await profilesNamed(db, nickname, MAX_FANS) })
    })
    .post('/fans/:id/token', async (c) => {
      const { id, nickname } = found(await findProfile(db, c.req.param('id')), 'Fan')
      const accessToken = newToken()
      await insertAccessToken(db, { tokenHash: tokenHash(accessToken), profileId: id })
      return c.json({ profileId: id, nickname, accessToken } satisfies FanToken, 201)
    })
}

const boardsQuery = z.object({ tournament: text })

/**
 * The boards of a tournament and their entries as the control room reads them: no fault strikes here, and
 * the request log stays what the game asked.
 */
export function controlRoomBoards({ db, settler }: AppContext): Hono {
  const app = new Hono({ strict: false })

  app.get('/boards', validQuery(boardsQuery), async (c) => {
    const boards = await boardsOfTournament(db, c.req.valid('query').tournament ?? '')
    return c.json({ results: boards })
  })

  app.get('/boards/:id/entries', validQuery(z.object(sliceFields)), async (c) => {
    await settler.catchUp()
    const id = c.req.param('id')
    const board = found(await findLeaderboard(db, id), 'Leaderboard')
    const entries = await entriesFrom(db, id, sliceOf(c, c.req.valid('query')))
    const results = entries.map(
      ({ profile_id: profileId, nickname, rank, score }): Entry => ({ profileId, nickname, rank, score }),
    )
    return c.json({ count: board.entry_count, results })
  })
  return app
}

import { type Context, Hono } from 'hono'
import { boardsWith, entriesOf } from '../../data/leaderboards.ts'
import { findProfile } from '../../data/profiles.ts'
import { HttpError, notFound } from '../../middleware/http-error.ts'
import { pageOf } from '../../middleware/page-of.ts'
import { entryResource, leaderboardResource, POINTS_ITEM } from '../../wire/leaderboard-resource.ts'
import { rewardItemResource } from '../../wire/reward-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** What a profile has earned, and on which boards (contract 2.13). Points are won on the field and never handed on. */
export function walletRoutes({ clientId, db, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })

  async function own(c: Context): Promise<string> {
    const profileId = await auth.requireProfile(c)
    if (c.req.param('profile') !== profileId) throw new HttpError(403, 'This belongs to another profile.')
    return profileId
  }

  app.get('/reward-items', async (c) => {
    await auth.requireProfile(c)
    const isWanted = !c.req.query('attributes') && (c.req.query('client_id') ?? clientId) === clientId
    const items = isWanted ? [rewardItemResource({ clientId, links: linksOf(c) })] : []
    return c.json(pageOf(c).paginate(items, (item) => item))
  })
  app.get('/reward-items/:id', async (c) => {
    await auth.requireProfile(c)
    if (c.req.param('id') !== POINTS_ITEM.id) throw notFound('Reward item')
    return c.json(rewardItemResource({ clientId, links: linksOf(c) }))
  })

  app.get('/profiles/:profile/reward-item-balances', async (c) => {
    const profileId = await own(c)
    const wanted = c.req.queries('reward_item_id')
    const profile = await findProfile(db, profileId)
    const balance = {
      reward_item_id: POINTS_ITEM.id,
      reward_item_name: POINTS_ITEM.name,
      reward_item_balance: profile?.points ?? 0,
      prizeout_balance: null,
    }
    const results = wanted === undefined || wanted.includes(POINTS_ITEM.id) ? [balance] : []
    return c.json(pageOf(c).paginate(results, (result) => result))
  })
  app.post('/profiles/:profile/reward-item-transfers', async (c) => {
    await own(c)
    throw new HttpError(403, 'Points cannot be handed on.')
  })

  app.get('/profiles/:profile/leaderboards', async (c) => {
    await auth.requireProfile(c)
    const id = c.req.param('profile')
    const page = pageOf(c)
    const boards = await boardsWith(db, id)
    const links = linksOf(c)
    const shown = boards.slice(page.offset, page.offset + page.limit).map(async (board) => {
      const [row] = await entriesOf(db, board.id, [id])
      if (!row) return []
      const entry = entryResource(row, { links, count: board.entry_count })
      const { profile_id, profile_nickname } = entry
      const leaderboard = leaderboardResource(board, { clientId, links })
      return [{ client_id: clientId, profile_id, profile_nickname, entry, leaderboard }]
    })
    return c.json(page.envelope(boards.length, (await Promise.all(shown)).flat()))
  })
  return app
}

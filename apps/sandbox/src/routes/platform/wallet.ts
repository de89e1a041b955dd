import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { boardsWith, entriesOf } from '../../data/leaderboards.ts'
import { findProfile } from '../../data/profiles.ts'
import { HttpError, notFound } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { text, texts } from '../../middleware/query-fields.ts'
import { validQuery } from '../../middleware/validate.ts'
import { entryResource, leaderboardResource, POINTS_ITEM } from '../../wire/leaderboard-resource.ts'
import { rewardItemResource } from '../../wire/reward-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const itemsQuery = z.object({ ...pageFields, attributes: text, client_id: text })
const balancesQuery = z.object({ ...pageFields, reward_item_id: texts })

/** The points and the boards of a profile (contract 2.13). Points cannot be transferred. */
export function walletRoutes({ clientId, db, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })

  app.get('/reward-items', auth.required, validQuery(itemsQuery), (c) => {
    const { attributes, client_id: customer = clientId, ...query } = c.req.valid('query')
    // The one item has no attributes.
    const isWanted = attributes === undefined && customer === clientId
    const items = isWanted ? [rewardItemResource({ clientId, links: linksOf(c) })] : []
    return c.json(pageOf(c, query).paginate(items, (item) => item))
  })
  app.get('/reward-items/:id', auth.required, (c) => {
    if (c.req.param('id') !== POINTS_ITEM.id) throw notFound('Reward item')
    return c.json(rewardItemResource({ clientId, links: linksOf(c) }))
  })

  app.get(
    '/profiles/:profile/reward-item-balances',
    auth.required,
    own,
    validQuery(balancesQuery),
    async (c) => {
      const { reward_item_id: wanted, ...query } = c.req.valid('query')
      const profile = await findProfile(db, c.var.profileId)
      const balance = {
        reward_item_id: POINTS_ITEM.id,
        reward_item_name: POINTS_ITEM.name,
        reward_item_balance: profile?.points ?? 0,
        prizeout_balance: null,
      }
      const results = wanted === undefined || wanted.includes(POINTS_ITEM.id) ? [balance] : []
      return c.json(pageOf(c, query).paginate(results, (result) => result))
    },
  )
  app.post('/profiles/:profile/reward-item-transfers', auth.required, own, () => {
    throw new HttpError(403, 'Points cannot be transferred.')
  })

  app.get('/profiles/:profile/leaderboards', auth.required, validQuery(z.object(pageFields)), async (c) => {
    const id = c.req.param('profile')
    const page = pageOf(c, c.req.valid('query'))
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

const own: MiddlewareHandler<{ Variables: { profileId: string } }, '/:profile'> = async (c, next) => {
  if (c.req.param('profile') !== c.var.profileId) throw new HttpError(403, 'This belongs to another profile.')
  await next()
}

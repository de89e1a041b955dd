import { Hono } from 'hono'
import { z } from 'zod'
import { notFound } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { validQuery } from '../../middleware/validate.ts'
import type { AppContext } from '../app-context.ts'

/** Paths of resources that the sandbox does not have, and the name of one (contract 2.1 and 2.13). */
const MISSING_RESOURCES = {
  '/quests': 'Quest',
  '/quest-rewards': 'Quest',
  '/user-quests': 'Quest',
  '/user-quest-rewards': 'Quest',
  '/user-quest-task-progress': 'Quest',
  '/badges': 'Badge',
  '/badge-profiles': 'Badge',
  '/profiles/:profile/badges': 'Badge',
  '/profiles/:profile/badge-progress': 'Badge',
  '/profiles/:profile/leaderboard-views': 'Leaderboard view',
  '/profiles/:profile/reward-item-transfers': 'Transfer',
  '/reward-transactions': 'Transaction',
  '/reward-actions': 'Reward action',
  '/invoked-reward-actions': 'Reward action',
  '/redemption-keys': 'Redemption key',
  '/pinned-messages': 'Message',
  '/sponsors': 'Sponsor',
  '/sticker-packs': 'Sticker pack',
  '/reaction-packs': 'Reaction pack',
  '/reaction-spaces': 'Reaction space',
  '/comment-boards': 'Comment board',
  '/comment-board-bans': 'Ban',
  '/comment-reports': 'Report',
  '/profile-relationships': 'Relationship',
  '/profile-relationship-types': 'Relationship type',
} as const

/** Answers the client's requests for resources that the game does not use: empty lists, and 404 for an item. */
export function emptyListRoutes({ auth }: AppContext): Hono {
  const app = new Hono({ strict: false })
  for (const [path, what] of Object.entries(MISSING_RESOURCES)) {
    const nothingFound = () => {
      throw notFound(what)
    }
    app.get(path, auth.required, validQuery(z.object(pageFields)), (c) =>
      c.json(pageOf(c, c.req.valid('query')).envelope(0, [])),
    )
    app.on(['POST', 'PATCH'], path, auth.required, nothingFound)
    app.on(['GET', 'PATCH'], `${path}/:id`, auth.required, nothingFound)
  }
  return app
}

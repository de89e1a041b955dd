import { Hono } from 'hono'
import { z } from 'zod'
import type { FanToken } from '../../core/control-responses.ts'
import { newToken, tokenHash } from '../../core/tokens.ts'
import { findProfile, insertAccessToken, profilesNamed } from '../../data/profiles.ts'
import { found } from '../../middleware/http-error.ts'
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

import { Hono } from 'hono'
import { isId } from '../../core/ids.ts'
import { newToken, tokenHash } from '../../core/tokens.ts'
import { HttpError, notFound } from '../../middleware/http-error.ts'
import { readBody } from '../../middleware/read-body.ts'
import { publishTournament } from '../../services/seeding/publish-tournament.ts'
import { tournamentFileSchema } from '../../services/seeding/tournament-file.ts'
import { announceWidgets } from '../../services/settling/announce-widgets.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

const MOST_FANS = 50

/** Playing as a chosen fan, and publishing a tournament of one's own. */
export function controlPeopleRoutes(context: AppContext): Hono {
  const { db, settler } = context
  const app = new Hono({ strict: false })

  app.get('/fans', async (c) => {
    const results = await db
      .selectFrom('profiles')
      .select(['id as profileId', 'nickname'])
      .where('nickname', 'ilike', `%${(c.req.query('nickname') ?? '').replace(/[\\%_]/g, '\\$&')}%`)
      .orderBy('nickname')
      .limit(MOST_FANS)
      .execute()
    return c.json({ results })
  })

  app.post('/fans/:id/token', async (c) => {
    const id = c.req.param('id')
    const fan =
      isId(id) &&
      (await db.selectFrom('profiles').select(['id', 'nickname']).where('id', '=', id).executeTakeFirst())
    if (!fan) throw notFound('Fan')
    const accessToken = newToken()
    await db
      .insertInto('access_tokens')
      .values({ token_hash: tokenHash(accessToken), profile_id: id })
      .execute()
    return c.json({ profileId: id, nickname: fan.nickname, accessToken }, 201)
  })

  app.post('/tournaments', async (c) => {
    const file = await readBody(c, tournamentFileSchema)
    const taken = await db.selectFrom('tournaments').select('id').where('id', '=', file.id).executeTakeFirst()
    if (taken) throw new HttpError(409, `A tournament ${file.id} exists. Choose another id.`)
    const keys = file.fixtures.map((fixture) => fixture.key)
    const known =
      keys.length === 0
        ? []
        : await db.selectFrom('programs').select('fixture_key').where('fixture_key', 'in', keys).execute()
    if (known[0]) throw new HttpError(409, `A fixture ${known[0].fixture_key} exists. Choose another key.`)
    await db.transaction().execute((work) => publishTournament(work, file, OWN_TOURNAMENTS))
    const programs = await db
      .selectFrom('programs')
      .select('id')
      .where('tournament_id', '=', file.id)
      .execute()
    const ids = programs.map(({ id }) => id)
    if (ids.length > 0) await announceWidgets({ ...context, links: linksOf(c) }, ids, () => true)
    settler.recheck()
    await settler.catchUp()
    return c.json({ id: file.id, fixtures: file.fixtures.length }, 201)
  })
  return app
}

/** One's own tournaments are listed after those that came with the sandbox. */
const OWN_TOURNAMENTS = 100

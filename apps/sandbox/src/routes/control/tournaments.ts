import { Hono } from 'hono'
import { hasTournament, programsOf, takenKey } from '../../data/programs.ts'
import { HttpError } from '../../middleware/http-error.ts'
import { validBody } from '../../middleware/validate.ts'
import { publishTournament } from '../../services/seeding/publish-tournament.ts'
import { tournamentFileSchema } from '../../services/seeding/tournament-file.ts'
import type { AppContext } from '../app-context.ts'

/** Imported tournaments are listed after those that come with the sandbox. */
const POSITION = 100

/** Publishing a user's tournament. */
export function controlTournamentRoutes({ db, settler, announcer }: AppContext): Hono {
  const app = new Hono({ strict: false })
  app.post('/tournaments', validBody(tournamentFileSchema), async (c) => {
    const file = c.req.valid('json')
    if (await hasTournament(db, file.id))
      throw new HttpError(409, `A tournament ${file.id} exists. Choose another id.`)
    const taken = await takenKey(
      db,
      file.fixtures.map((fixture) => fixture.key),
    )
    if (taken !== undefined) throw new HttpError(409, `A fixture ${taken} exists. Choose another key.`)
    await db.transaction().execute((work) => publishTournament(work, file, POSITION))
    for (const { id } of await programsOf(db, { tournament: file.id }))
      await announcer.changed(id, () => true)
    settler.recheck()
    await settler.catchUp()
    return c.json({ id: file.id, fixtures: file.fixtures.length }, 201)
  })
  return app
}

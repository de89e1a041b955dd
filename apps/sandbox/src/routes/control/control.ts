import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import type { ClockReading, FanToken, Welcome } from '../../core/controls.ts'
import { clockChangeSchema } from '../../core/controls.ts'
import { faultSchema } from '../../core/fault.ts'
import { wireInstant } from '../../core/formats.ts'
import { newToken, tokenHash } from '../../core/tokens.ts'
import { isDuplicate } from '../../data/database-errors.ts'
import { findProfile, insertAccessToken, profilesNamed } from '../../data/profiles.ts'
import { listTournaments, programsOf } from '../../data/programs.ts'
import type { Faults } from '../../middleware/faults.ts'
import { found, HttpError, invalidField } from '../../middleware/http-error.ts'
import { text } from '../../middleware/query-fields.ts'
import { validBody, validQuery } from '../../middleware/validate.ts'
import { DEMO_FAN, NEW_FAN } from '../../services/crowd/fan-names.ts'
import { publishTournament } from '../../services/seeding/publish-tournament.ts'
import { SHOWCASE, SHOWCASE_PROGRAM_ID } from '../../services/seeding/showcase.ts'
import { exportState } from '../../services/seeding/state.ts'
import { MAIN_TOURNAMENT, tournamentFileSchema } from '../../services/seeding/tournament-file.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

export interface ControlContext extends AppContext {
  readonly predictorUrl: string
  readonly faults: Faults
  /** Empties the database and fills it as on the first day. */
  reset(): Promise<void>
}

const MAX_FANS = 50
/** Imported tournaments are listed after those that come with the sandbox. */
const IMPORTED_POSITION = 100
const fansQuery = z.object({ nickname: text })

/** The sandbox's own controls: clock, state, fans, tournaments and faults. They have one prefix and are not part of the platform. */
export function controlRoutes(context: ControlContext): Hono {
  const { db, clock, faults, settler, announcer } = context
  const app = new Hono({ strict: false })

  app.get('/', async (c) => {
    const tournaments = await listTournaments(db, SHOWCASE)
    const fans = [DEMO_FAN, NEW_FAN].map(({ nickname, token, profileId }) => ({
      nickname,
      accessToken: token,
      profileId,
    }))
    const demo = { tournamentId: MAIN_TOURNAMENT, accessToken: DEMO_FAN.token, profileId: DEMO_FAN.profileId }
    return c.json({
      now: wireInstant(clock.now()),
      clientId: context.clientId,
      apiUrl: linksOf(c).api,
      tournaments,
      fans,
      demo,
      showcaseProgramId: SHOWCASE_PROGRAM_ID,
      predictorUrl: `${context.predictorUrl}/?tournamentId=${demo.tournamentId}&accessToken=${demo.accessToken}`,
    } satisfies Welcome)
  })

  app.get('/clock', (c) => c.json(clockReading(clock)))
  app.post('/clock', validBody(clockChangeSchema), async (c) => {
    const { now, advanceMs, speed } = c.req.valid('json')
    if (now === undefined && advanceMs === undefined && speed === undefined)
      throw invalidField('now', 'Give now, advanceMs or speed.')
    const at = now === undefined ? undefined : Date.parse(now)
    const shown = (at ?? clock.now()) + (advanceMs ?? 0)
    if (!(shown >= 0 && shown <= LATEST_INSTANT))
      throw invalidField(
        'advanceMs',
        `The clock would show ${shown} ms; it goes from 0 to ${LATEST_INSTANT} ms. Choose another time.`,
      )
    await settler.moveClock({ at, advanceMs, speed })
    return c.json(clockReading(clock))
  })

  app.get('/state', async (c) => c.json(await exportState(db, clock.now())))

  app.post('/reset', async (c) => {
    await context.reset()
    return c.json(clockReading(clock))
  })

  app.get('/fans', validQuery(fansQuery), async (c) => {
    const { nickname = '' } = c.req.valid('query')
    return c.json({ results: await profilesNamed(db, nickname, MAX_FANS) })
  })
  app.post('/fans/:id/token', async (c) => {
    const { id, nickname } = found(await findProfile(db, c.req.param('id')), 'Fan')
    const accessToken = newToken()
    await insertAccessToken(db, { tokenHash: tokenHash(accessToken), profileId: id })
    return c.json({ profileId: id, nickname, accessToken } satisfies FanToken, 201)
  })

  app.post('/tournaments', validBody(tournamentFileSchema), async (c) => {
    const file = c.req.valid('json')
    await db
      .transaction()
      .execute((work) => publishTournament(work, file, IMPORTED_POSITION))
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error
        throw new HttpError(
          409,
          `A tournament ${file.id} or a fixture with one of its keys exists. Choose another id, and other keys.`,
        )
      })
    for (const { id } of await programsOf(db, { tournament: file.id }))
      await announcer.changed(id, () => true)
    settler.recheck()
    await settler.catchUp()
    return c.json({ id: file.id, fixtures: file.fixtures.length }, 201)
  })

  app.get('/faults', async (c) => {
    await faults.reread()
    return c.json({ results: faults.list() })
  })
  app.post('/faults', validBody(faultSchema), async (c) => {
    faults.add(c.req.valid('json'))
    await faults.shared()
    return c.json({ results: faults.list() }, 201)
  })
  app.delete('/faults', async (c) => {
    faults.clear()
    await faults.shared()
    return c.body(null, 204)
  })
  return app
}

/** The end of the year 9999. */
const LATEST_INSTANT = 253_402_300_799_000

function clockReading(clock: Clock): ClockReading {
  return { now: wireInstant(clock.now()), speed: clock.state().speed }
}

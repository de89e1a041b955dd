import { SCORING_PARTS } from '@touchline/game-rules'
import { Hono } from 'hono'
import { z } from 'zod'
import { isId } from '../../core/ids.ts'
import { wireInstant } from '../../core/instants.ts'
import { matchResultSchema } from '../../core/match-result.ts'
import { predictionsOf } from '../../data/predictions.ts'
import { findProgram, programsOf } from '../../data/programs.ts'
import { found, HttpError, notFound } from '../../middleware/http-error.ts'
import { wholeNumber } from '../../middleware/page-of.ts'
import { readBody } from '../../middleware/read-body.ts'
import type { SettleOrder } from '../../services/settling/carry-out.ts'
import { controlFixture } from '../../wire/control-fixture.ts'
import type { AppContext } from '../app-context.ts'

const settleFields = z.object({
  result: matchResultSchema.optional(),
  void: z.boolean().optional(),
  followUps: z.boolean().optional(),
})

function orderIn({ void: isVoid, ...how }: z.infer<typeof settleFields>): SettleOrder {
  if (isVoid === undefined) return { kind: 'settle', ...how }
  return isVoid ? { kind: 'void' } : { kind: 'unvoid' }
}

const moveFields = z.object({
  kickOff: z.iso
    .datetime({ offset: true, error: 'Enter a date and time in ISO 8601 with a zone, or null.' })
    .nullable(),
})

/** Fixtures as a tester handles them: their state, who predicted what, settling, voiding and moving. */
export function controlFixtureRoutes({ db, clock, settler }: AppContext): Hono {
  const app = new Hono({ strict: false })

  app.get('/programs', async (c) => {
    const filter = { tournament: c.req.query('tournament'), round: wholeNumber(c, 'round', 0) }
    const now = clock.now()
    const results = (await programsOf(db, filter)).map((row) => controlFixture(row, now))
    return c.json({ results })
  })

  app.get('/programs/:id/predictions', async (c) => {
    const id = c.req.param('id')
    if (!isId(id)) throw notFound('Program')
    const limit = Math.min(wholeNumber(c, 'limit', 1) ?? 50, 500)
    const start = wholeNumber(c, 'start', 0) ?? 0
    return c.json({ parts: SCORING_PARTS, results: await predictionsOf(db, id, { start, limit }) })
  })

  app.post('/programs/:id/settle', async (c) => {
    const fields = await readBody(c, settleFields)
    return obey(c.req.param('id'), orderIn(fields))
  })
  app.post('/programs/:id/move', async (c) => {
    const { kickOff } = await readBody(c, moveFields)
    return obey(c.req.param('id'), { kind: 'move', kickOffAt: kickOff === null ? null : Date.parse(kickOff) })
  })

  async function obey(id: string, order: SettleOrder): Promise<Response> {
    const outcome = isId(id) ? await settler.settle(id, order) : 'unknown-program'
    if (outcome === 'no-result') {
      throw new HttpError(409, 'No result of this match is known. Give one in the body as "result".')
    }
    const program = found(await findProgram(db, id), 'Program')
    return Response.json({
      id,
      kickOff: program.kick_off_at === null ? null : wireInstant(program.kick_off_at),
      all_results_available: program.is_complete,
      void: program.is_void,
      result: program.given_result ?? program.result,
    })
  }
  return app
}

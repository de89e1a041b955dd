import { SCORING_PARTS } from '@touchline/game-rules'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Fixture, type FixtureState, moveSchema, settleSchema } from '../../core/controls.ts'
import { wireInstant } from '../../core/formats.ts'
import { isId } from '../../core/ids.ts'
import { matchResultSchema } from '../../core/match-result.ts'
import { predictionsOf } from '../../data/interactions.ts'
import { findProgram, type ProgramRow, programsOf } from '../../data/programs.ts'
import { found, HttpError } from '../../middleware/http-error.ts'
import { text, wholeNumber } from '../../middleware/query-fields.ts'
import { validBody, validParams, validQuery } from '../../middleware/validate.ts'
import type { SettleOrder } from '../../services/settling/carry-out.ts'
import type { AppContext } from '../app-context.ts'

const listQuery = z.object({ tournament: text, round: wholeNumber(0) })
const predictionsQuery = z.object({ start: wholeNumber(0), limit: wholeNumber(1) })
const programParams = validParams(z.object({ id: z.string().refine(isId) }), 'Program')

function orderIn({ void: isVoid, ...how }: z.infer<typeof settleSchema>): SettleOrder {
  if (isVoid === undefined) return { kind: 'settle', ...how }
  return isVoid ? { kind: 'void' } : { kind: 'unvoid' }
}

/** The state and the predictions of fixtures; settling, voiding and moving them. */
export function controlFixtureRoutes({ db, clock, settler }: AppContext): Hono {
  const app = new Hono({ strict: false })

  app.get('/programs', validQuery(listQuery), async (c) => {
    const now = clock.now()
    const results = (await programsOf(db, c.req.valid('query'))).map((row) => fixtureOf(row, now))
    return c.json({ results })
  })

  app.get('/programs/:id/predictions', programParams, validQuery(predictionsQuery), async (c) => {
    const { start = 0, limit = 50 } = c.req.valid('query')
    const slice = { start, limit: Math.min(limit, 500) }
    const { id } = c.req.valid('param')
    return c.json({ parts: SCORING_PARTS, results: await predictionsOf(db, id, slice) })
  })

  app.post('/programs/:id/settle', programParams, validBody(settleSchema), (c) =>
    settleAndShow(c.req.valid('param').id, orderIn(c.req.valid('json'))),
  )
  app.post('/programs/:id/move', programParams, validBody(moveSchema), (c) => {
    const { kickOff } = c.req.valid('json')
    return settleAndShow(c.req.valid('param').id, {
      kind: 'move',
      kickOffAt: kickOff === null ? null : Date.parse(kickOff),
    })
  })

  async function settleAndShow(id: string, order: SettleOrder): Promise<Response> {
    const outcome = await settler.settle(id, order)
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

const resultSchema = matchResultSchema.nullable()

function fixtureOf(row: ProgramRow, now: number): Fixture {
  const isSettled = row.settled_at !== null && !row.is_void
  return {
    id: row.id,
    key: row.fixture_key,
    tournament: row.tournament_id,
    round: row.round,
    home: row.home_team,
    away: row.away_team,
    kickOff: row.kick_off_at === null ? null : wireInstant(row.kick_off_at),
    movedFrom: row.moved_from_at === null ? null : wireInstant(row.moved_from_at),
    state: stateOf(row, now),
    result: isSettled ? resultSchema.parse(row.given_result ?? row.result) : null,
    isResultKnown: row.result !== null,
  }
}

function stateOf(row: ProgramRow, now: number): FixtureState {
  if (row.is_void) return 'void'
  if (row.settled_at !== null) return row.is_complete ? 'settled' : 'partly settled'
  if (row.kick_off_at === null || row.results_due_at === null) return 'unscheduled'
  if (now < row.kick_off_at) return 'open'
  return now < row.results_due_at ? 'playing' : 'awaiting'
}

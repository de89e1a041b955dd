import { type Context, Hono } from 'hono'
import { boardsOfPrograms } from '../../data/leaderboards.ts'
import {
  findVisibleProgram,
  findVisibleProgramByKey,
  listPrograms,
  PROGRAM_ORDERINGS,
  PROGRAM_STATUSES,
  type ProgramFilter,
  type ProgramRow,
  widgetCounts,
} from '../../data/programs.ts'
import { invalidField, notFound } from '../../middleware/http-error.ts'
import { attributesOf, flagOf, instantOf, pageOf } from '../../middleware/page-of.ts'
import { programResource } from '../../wire/program-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** Programs, one by one and as a list (contract 2.2; 6.2 rows 3 and 4). */
export function programRoutes({ clientId, db, clock, auth }: AppContext): Hono {
  const app = new Hono({ strict: false })

  async function resources(c: Context, rows: readonly ProgramRow[]) {
    const ids = rows.map((row) => row.id)
    const [boards, counts] = await Promise.all([boardsOfPrograms(db, ids), widgetCounts(db, ids)])
    const links = linksOf(c)
    return rows.map((row) =>
      programResource(row, {
        clientId,
        links,
        now: clock.now(),
        leaderboards: boards.filter((board) => board.program_id === row.id),
        widgetCount: counts.get(row.id) ?? 0,
      }),
    )
  }

  async function one(c: Context, row: ProgramRow | undefined): Promise<Response> {
    const [resource] = row ? await resources(c, [row]) : []
    if (!resource) throw notFound('Program')
    return c.json(resource)
  }

  app.get('/programs', async (c) => {
    await auth.optionalProfile(c)
    const wanted = c.req.query('client_id')
    if (!wanted) throw invalidField('client_id', 'This field is required.')
    const page = pageOf(c)
    const filter = programFilter(c)
    // No program has attributes.
    const isForNone = wanted !== clientId || attributesOf(c, 'attributes').length > 0
    if (isForNone) return c.json(page.envelope(0, []))
    const { count, rows } = await listPrograms(db, filter, { now: clock.now(), ...page })
    return c.json(page.envelope(count, await resources(c, rows)))
  })

  // The second address is the one of stored content (contract 2.1).
  app.on('GET', ['/programs/:id', '/programs/:id/program.json'], async (c) => {
    return one(c, await findVisibleProgram(db, c.req.param('id')))
  })

  app.get('/program-by-custom-id/:clientId/:customId', async (c) => {
    if (c.req.param('clientId') !== clientId) throw notFound('Program')
    return one(c, await findVisibleProgramByKey(db, c.req.param('customId')))
  })
  return app
}

function programFilter(c: Context): ProgramFilter {
  const ordering = c.req.query('ordering') || 'scheduled_at'
  const column = PROGRAM_ORDERINGS.find((one) => one === ordering.replace(/^-/, ''))
  if (!column)
    throw invalidField('ordering', `Choose one of ${PROGRAM_ORDERINGS.join(', ')}, perhaps after a minus.`)
  const status = c.req.query('status') || undefined
  const known = PROGRAM_STATUSES.find((one) => one === status)
  if (status && !known) throw invalidField('status', `Choose one of ${PROGRAM_STATUSES.join(', ')}.`)
  return {
    title: c.req.query('title') || undefined,
    since: instantOf(c, 'since'),
    until: instantOf(c, 'until'),
    status: known,
    active: flagOf(c, 'active'),
    ordering: column,
    isDescending: ordering.startsWith('-'),
  }
}

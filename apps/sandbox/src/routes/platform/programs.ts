import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { boardsOfPrograms } from '../../data/leaderboards.ts'
import {
  findVisibleProgram,
  listPrograms,
  PROGRAM_ORDERINGS,
  PROGRAM_STATUSES,
  type ProgramRow,
  widgetCounts,
} from '../../data/programs.ts'
import { found } from '../../middleware/http-error.ts'
import { pageFields, pageOf } from '../../middleware/page-of.ts'
import { attributes, choice, flag, instant, requiredText, text } from '../../middleware/query-fields.ts'
import { validQuery } from '../../middleware/validate.ts'
import { programResource } from '../../wire/program-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** A column, after a minus if the order is descending. */
const ordering = text.transform((given = 'scheduled_at', issues) => {
  const column = PROGRAM_ORDERINGS.find((one) => one === given.replace(/^-/, ''))
  if (column) return { column, isDescending: given.startsWith('-') }
  issues.addIssue(`Choose one of ${PROGRAM_ORDERINGS.join(', ')}, perhaps after a minus.`)
  return z.NEVER
})
const programsQuery = z.object({
  ...pageFields,
  client_id: requiredText,
  attributes,
  title: text,
  since: instant,
  until: instant,
  status: choice(PROGRAM_STATUSES),
  active: flag,
  ordering,
})

/** Programs, one by one and as a list (docs/contract/rest.md, 'Programs'). */
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
    const [resource] = await resources(c, [found(row, 'Program')])
    return c.json(resource)
  }

  app.get('/programs', auth.optional, validQuery(programsQuery), async (c) => {
    const { page: number, page_size, client_id, attributes: wanted, ...filter } = c.req.valid('query')
    const page = pageOf(c, { page: number, page_size })
    // No program has attributes.
    const isForNone = client_id !== clientId || wanted.length > 0
    if (isForNone) return c.json(page.envelope(0, []))
    const { count, rows } = await listPrograms(db, filter, { now: clock.now(), ...page })
    return c.json(page.envelope(count, await resources(c, rows)))
  })

  // The second address is the one of stored content (docs/contract/rest.md, 'Application').
  app.on('GET', ['/programs/:id', '/programs/:id/program.json'], async (c) => {
    return one(c, await findVisibleProgram(db, c.req.param('id')))
  })
  return app
}

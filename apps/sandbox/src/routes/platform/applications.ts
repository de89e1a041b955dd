import { Hono } from 'hono'
import { notFound } from '../../middleware/http-error.ts'
import { applicationResource } from '../../wire/application-resource.ts'
import type { AppContext } from '../app-context.ts'
import { linksOf } from '../request-links.ts'

/** `GET applications/{clientId}/`: where everything else is (contract 6.2 row 1). */
export function applicationRoutes({ clientId, hasRealtime }: AppContext): Hono {
  return new Hono({ strict: false }).get('/applications/:clientId', (c) => {
    if (c.req.param('clientId') !== clientId) throw notFound('Application')
    return c.json(applicationResource({ clientId, links: linksOf(c), hasRealtime }))
  })
}

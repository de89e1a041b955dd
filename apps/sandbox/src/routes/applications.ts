import { Hono } from 'hono'
import type { AppContext } from '../http/app-context.ts'
import { notFound } from '../http/errors.ts'
import { linksOf } from '../http/links.ts'
import { applicationResource } from '../wire/application-resource.ts'

/** `GET applications/{clientId}/`: where everything else is (contract 6.2 row 1). */
export function applicationRoutes({ clientId, hasRealtime }: AppContext): Hono {
  return new Hono({ strict: false }).get('/applications/:clientId', (c) => {
    if (c.req.param('clientId') !== clientId) throw notFound('Application')
    return c.json(applicationResource({ clientId, links: linksOf(c), hasRealtime }))
  })
}

import { Hono } from 'hono'
import { z } from 'zod'
import { text } from '../../middleware/query-fields.ts'
import type { RequestLog } from '../../middleware/request-log.ts'
import { validQuery } from '../../middleware/validate.ts'

const requestsQuery = z.object({ method: text, path: text })

/** Reading and clearing the log of requests to the platform. */
export function requestLogRoutes(requests: RequestLog): Hono {
  return new Hono({ strict: false })
    .get('/requests', validQuery(requestsQuery), (c) => {
      const results = requests.list(c.req.valid('query'))
      return c.json({ count: results.length, results })
    })
    .delete('/requests', (c) => {
      requests.clear()
      return c.body(null, 204)
    })
}

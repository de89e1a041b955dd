import { Hono } from 'hono'
import type { RequestLog } from '../../middleware/request-log.ts'

/** Reading and clearing the log of requests to the platform. */
export function requestLogRoutes(requests: RequestLog): Hono {
  return new Hono({ strict: false })
    .get('/requests', (c) => {
      const results = requests.list({ method: c.req.query('method'), path: c.req.query('path') })
      return c.json({ count: results.length, results })
    })
    .delete('/requests', (c) => {
      requests.clear()
      return c.body(null, 204)
    })
}

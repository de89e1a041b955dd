import { Hono } from 'hono'
import { z } from 'zod'
import { faultSchema } from '../../core/fault.ts'
import type { Faults } from '../../middleware/faults.ts'
import { text } from '../../middleware/query-fields.ts'
import type { RequestLog } from '../../middleware/request-log.ts'
import { validBody, validQuery } from '../../middleware/validate.ts'

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

/** Adding, listing and removing faults. */
export function faultRoutes(faults: Faults): Hono {
  return new Hono({ strict: false })
    .get('/faults', async (c) => {
      await faults.reread()
      return c.json({ results: faults.list() })
    })
    .post('/faults', validBody(faultSchema), async (c) => {
      faults.add(c.req.valid('json'))
      await faults.shared()
      return c.json({ results: faults.list() }, 201)
    })
    .delete('/faults', async (c) => {
      faults.clear()
      await faults.shared()
      return c.body(null, 204)
    })
}

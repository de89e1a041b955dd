import { Hono } from 'hono'
import { faultSchema } from '../../core/fault.ts'
import type { Faults } from '../../middleware/faults.ts'
import { validBody } from '../../middleware/validate.ts'

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

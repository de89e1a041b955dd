import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../data/database.ts'
import { readBody } from '../http/body.ts'
import { type Faults, faultSchema } from '../http/faults.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RequestLog } from '../http/request-log.ts'

/** What a tester breaks on purpose and looks at afterwards. */
export function faultRoutes(faults: Faults, requests: RequestLog): Hono {
  return new Hono({ strict: false })
    .get('/faults', async (c) => {
      await faults.reread()
      return c.json({ results: faults.list() })
    })
    .post('/faults', async (c) => {
      faults.add(await readBody(c, faultSchema))
      await faults.shared()
      return c.json({ results: faults.list() }, 201)
    })
    .delete('/faults', async (c) => {
      faults.clear()
      await faults.shared()
      return c.body(null, 204)
    })
    .get('/requests', (c) => {
      const results = requests.list({ method: c.req.query('method'), path: c.req.query('path') })
      return c.json({ count: results.length, results })
    })
    .delete('/requests', (c) => {
      requests.clear()
      return c.body(null, 204)
    })
}

/** What a balancer and a monitor ask. */
export function healthRoutes({ db, clock, metrics }: { db: Database; clock: Clock; metrics: Metrics }): Hono {
  return new Hono({ strict: false })
    .get('/live', (c) => c.json({ status: 'live' }))
    .get('/health', async (c) => {
      const isReady = await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
      return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503)
    })
    .get('/metrics', (c) =>
      c.text(
        metrics.text({
          touchline_clock_seconds: clock.now() / 1000,
          process_resident_memory_bytes: process.memoryUsage.rss(),
          process_uptime_seconds: process.uptime(),
        }),
      ),
    )
}

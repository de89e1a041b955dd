import { Hono } from 'hono'
import type { Clock } from '../../core/clock.ts'
import { faultSchema } from '../../core/fault.ts'
import type { TableHealth } from '../../data/table-health.ts'
import type { Faults } from '../../middleware/faults.ts'
import type { Metrics } from '../../middleware/metrics.ts'
import { readBody } from '../../middleware/read-body.ts'
import type { RequestLog } from '../../middleware/request-log.ts'

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

interface Watched {
  /** Rejects while the database stores nothing. */
  readonly assertWritable: () => Promise<void>
  readonly tables: TableHealth
  readonly clock: Clock
  readonly metrics: Metrics
}

/** What a balancer and a monitor ask. */
export function healthRoutes({ assertWritable, tables, clock, metrics }: Watched): Hono {
  return new Hono({ strict: false })
    .get('/live', (c) => c.json({ status: 'live' }))
    .get('/health', async (c) => {
      const [reading, writing] = await Promise.allSettled([tables.assertReadable(), assertWritable()])
      if (writing.status === 'rejected') return c.json({ status: 'cannot write' }, 503)
      if (reading.status === 'rejected') return c.json({ status: 'cannot read' }, 503)
      return c.json({ status: 'ready' })
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

import { Hono } from 'hono'
import type { Clock } from '../../core/clock.ts'
import type { TableHealth } from '../../data/table-health.ts'
import type { Metrics } from '../../middleware/metrics.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'

interface HealthDeps {
  /** Rejects while the database stores nothing. */
  readonly assertWritable: () => Promise<void>
  readonly tables: TableHealth
  readonly clock: Clock
  readonly metrics: Metrics
  readonly realtime: Realtime
}

/** Routes for balancers and monitors. */
export function healthRoutes({ assertWritable, tables, clock, metrics, realtime }: HealthDeps): Hono {
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
          touchline_held_requests: realtime.log.waiting,
          process_resident_memory_bytes: process.memoryUsage.rss(),
          process_uptime_seconds: process.uptime(),
        }),
      ),
    )
}

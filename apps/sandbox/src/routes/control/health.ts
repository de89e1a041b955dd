import { Hono } from 'hono'
import type { Clock } from '../../core/clock.ts'
import type { DatabaseHandle } from '../../data/database.ts'
import type { TableHealth } from '../../data/table-health.ts'
import type { Metrics } from '../../middleware/observe.ts'
import type { Realtime } from '../../services/realtime/realtime.ts'

interface HealthDeps {
  readonly database: Pick<DatabaseHandle, 'assertWritable' | 'answeredQueries'>
  readonly tables: TableHealth
  readonly clock: Clock
  readonly metrics: Metrics
  readonly realtime: Realtime
}

type HealthStatus = 'ready' | 'cannot write' | 'cannot read' | 'does not answer'

/** Monitors get an answer in this time, also while the database gives none. */
const LONGEST_CHECK_MS = 2000
/** More queries than those of a check and of the clock were answered meanwhile. */
const BUSY_QUERIES = 20

/** Routes for balancers and monitors. */
export function healthRoutes({ database, tables, clock, metrics, realtime }: HealthDeps): Hono {
  let running: Promise<HealthStatus> | undefined

  async function check(): Promise<HealthStatus> {
    const [reading, writing] = await Promise.allSettled([tables.assertReadable(), database.assertWritable()])
    if (writing.status === 'rejected') return 'cannot write'
    return reading.status === 'rejected' ? 'cannot read' : 'ready'
  }

  return new Hono({ strict: false })
    .get('/live', (c) => c.json({ status: 'live' }))
    .get('/health', async (c) => {
      // One check at a time: a database that does not answer must not collect them.
      running ??= check().finally(() => {
        running = undefined
      })
      const before = database.answeredQueries()
      const { promise: late, resolve } = Promise.withResolvers<HealthStatus>()
      const timer = setTimeout(() => {
        // A check may wait for its turn behind many requests: then the answers to them are the sign of life.
        resolve(database.answeredQueries() > before + BUSY_QUERIES ? 'ready' : 'does not answer')
      }, LONGEST_CHECK_MS)
      const status = await Promise.race([running, late])
      clearTimeout(timer)
      return c.json({ status }, status === 'ready' ? 200 : 503)
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

import { afterEach, expect, it, vi } from 'vitest'
import { createClock } from '../../core/clock.ts'
import { createMetrics } from '../../middleware/observe.ts'
import { createRealtime } from '../../services/realtime/realtime.ts'
import { healthRoutes } from './health.ts'

afterEach(() => void vi.useRealTimers())

/** Health while a check of the database gets no answer. */
async function healthWhile(answeredQueries: () => number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let checks = 0
  const assertWritable = () => {
    checks += 1
    return new Promise<void>(() => {})
  }
  const app = healthRoutes({
    database: { assertWritable, answeredQueries },
    tables: { assertReadable: async () => {}, noteError: () => {} },
    clock: createClock(0),
    metrics: createMetrics(),
    realtime: createRealtime({ now: Date.now }),
  })
  const asked = Promise.all([app.request('/health'), app.request('/health')])
  await vi.advanceTimersByTimeAsync(2000)
  const answers = (await asked).map(async (answer) => [answer.status, await answer.json()])
  return { checks, answers: await Promise.all(answers) }
}

it('health responds with 503 in time while the database does not respond, with one check at a time', async () => {
  const { checks, answers } = await healthWhile(() => 7)
  expect(answers).toEqual(Array(2).fill([503, { status: 'does not answer' }]))
  expect(checks).toBe(1)
})

it('health stays ready while the database is busy with requests and answers them', async () => {
  let queries = 0
  const { answers } = await healthWhile(() => (queries += 50))
  expect(answers).toEqual(Array(2).fill([200, { status: 'ready' }]))
})

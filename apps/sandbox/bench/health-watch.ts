import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// A thread of its own, as a balancer has: the clients of the load do not delay it.

const EVERY_MS = 250
const agent = new Agent({ keepAlive: true })

for (;;) {
  const startedAt = performance.now()
  const { promise, resolve } = Promise.withResolvers<number>()
  get(`${workerData}/_sandbox/health`, { agent }, (response) => {
    response.resume()
    response.on('end', () => resolve(response.statusCode ?? 0))
  }).on('error', () => resolve(0))
  const status = await promise
  parentPort?.postMessage({ status, ms: performance.now() - startedAt })
  await wait(EVERY_MS)
}

import { join } from 'node:path'
import { chromiumLaunch } from '@touchline/browser'
import { bundledFiles } from '@touchline/build/bundled-files'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import type { FaultOrder } from '../../../src/core/fault.ts'
import { startSandbox } from '../../../src/server/start-sandbox.ts'
import type { StreamPage } from '../../realtime/page.ts'

const MESSAGES = 10_000
const ROUNDS = 50
const A_ROUND = MESSAGES / ROUNDS
const PATH = '/v2/subscribe/*'
const OFFLINE_MS = 30_000
/** Longer than a client waits for a response of the service. */
const LONGEST_POLL_MS = 320_000

async function bundledPage(): Promise<string> {
  const conditions = ['@touchline/source', 'module', 'browser', 'production']
  const page = join(import.meta.dirname, '../../realtime/page.ts')
  const files = await bundledFiles(`import ${JSON.stringify(page)}`, { resolve: { conditions } })
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('a stream in Chromium survives 50 faults, and the browser’s own offline and online: all messages in order, none twice', async () => {
  await using sandbox = await startSandbox({ tournaments: [], fans: 0 })
  const { realtime, faults, requests } = sandbox
  const browser = await chromium.launch(chromiumLaunch())
  await using _browser = { [Symbol.asyncDispose]: () => browser.close() }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${sandbox.url}/time/0`)
  await page.addScriptTag({ type: 'module', content: await bundledPage() })
  const streamPage = await page.waitForFunction(() => globalThis.streamPage)
  const inPage = <T>(work: (streamPage: StreamPage) => T) => streamPage.evaluate(work)
  const reconnect = () => inPage((stream) => stream.reconnect())
  await expect.poll(() => realtime.log.waiting).toBe(1)

  let published = 0
  async function publish(count: number): Promise<void> {
    for (const until = published + count; published < until; published += 1) {
      // Every tenth message has no payload at all.
      const payload = { event: `tick-${published}`, ...(published % 10 > 0 && { payload: published }) }
      await realtime.transport.publish({ channel: 'room', payload, publisher: 'platform' })
    }
  }
  const fault = (order: Omit<FaultOrder, 'path'>) => () => faults.add({ path: PATH, times: 1, ...order })
  const phase = (wanted: string) => expect.poll(() => inPage((stream) => stream.phase())).toBe(wanted)
  const receivedAll = () => expect.poll(() => inPage(({ events }) => events.length)).toBe(published)
  const untilUsedUp = () => expect.poll(() => faults.list()).toEqual([])

  const kinds: readonly (() => Promise<void> | void)[] = [
    fault({ status: 500 }),
    fault({ drop: true }),
    fault({ malformed: true }),
    fault({ status: 503, times: 2 }),
    fault({ drop: true, when: 'after' }),
    async () => {
      fault({ status: 403 })()
      await publish(1)
      await phase('failed')
      await reconnect()
    },
    async () => {
      // The network is cut when no message is in flight: all were received, and the next request is held.
      await receivedAll()
      await expect.poll(() => realtime.log.waiting).toBe(1)
      await context.setOffline(true)
      await phase('offline')
      await expect.poll(() => realtime.log.waiting).toBe(0)
      requests.clear()
      await publish(A_ROUND / 4)
      await page.clock.runFor(OFFLINE_MS)
      expect(requests.list()).toEqual([])
      await context.setOffline(false)
    },
    fault({ status: 429, times: 3 }),
    async () => {
      fault({ hang: true })()
      await publish(1)
      await untilUsedUp()
      await page.clock.runFor(LONGEST_POLL_MS)
    },
    async () => {
      await inPage((stream) => stream.disconnect())
      await publish(A_ROUND / 4)
      await reconnect()
    },
  ]
  for (let round = 1; round <= ROUNDS; round += 1) {
    await publish(A_ROUND / 2)
    await kinds[round % kinds.length]?.()
    await publish(round * A_ROUND - published)
    await receivedAll()
  }
  await untilUsedUp()
  const events = await inPage((stream) => stream.events)
  expect(events).toEqual(Array.from({ length: MESSAGES }, (_, index) => `tick-${index}`))
})

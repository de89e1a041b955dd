import { join } from 'node:path'
import { chromiumLaunch } from '@touchline/browser'
import { bundledFiles } from '@touchline/build/bundled-files'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
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
    for (let index = 0; index < count; index += 1) {
      // Every tenth message has no payload at all.
      const event = `tick-${published}`
      const payload = published % 10 === 0 ? { event } : { event, payload: { index: published } }
      await realtime.transport.publish({ channel: 'room', payload, publisher: 'somebody' })
      published += 1
    }
  }
  const phase = (wanted: string) => expect.poll(() => inPage((stream) => stream.phase())).toBe(wanted)
  const receivedAll = () => expect.poll(() => inPage(({ events }) => events.length)).toBe(published)
  const untilUsedUp = () => expect.poll(() => faults.list()).toEqual([])

  const kinds: readonly (() => Promise<void> | void)[] = [
    () => faults.add({ path: PATH, status: 500, times: 1 }),
    () => faults.add({ path: PATH, drop: true, times: 1 }),
    () => faults.add({ path: PATH, malformed: true, times: 1 }),
    () => faults.add({ path: PATH, status: 503, times: 2 }),
    () => faults.add({ path: PATH, drop: true, when: 'after', times: 1 }),
    async () => {
      faults.add({ path: PATH, status: 403, times: 1 })
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
    () => faults.add({ path: PATH, status: 429, times: 3 }),
    async () => {
      faults.add({ path: PATH, hang: true, times: 1 })
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
  for (let round = 0; round < ROUNDS; round += 1) {
    const until = published + A_ROUND
    await publish(A_ROUND / 2)
    await kinds[round % kinds.length]?.()
    await publish(until - published)
    await receivedAll()
  }
  await untilUsedUp()
  const events = await inPage((stream) => stream.events)
  expect(events).toEqual(Array.from({ length: MESSAGES }, (_, index) => `tick-${index}`))
})

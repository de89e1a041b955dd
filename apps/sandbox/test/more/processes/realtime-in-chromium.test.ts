import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { aRealtimeServer } from '../../realtime/a-realtime-server.ts'
import type { StreamPage } from '../../realtime/page.ts'

const MESSAGES = 10_000
const ROUNDS = 50
const A_ROUND = MESSAGES / ROUNDS
const PATH = '/v2/subscribe/*'
const OFFLINE_MS = 30_000

async function bundledPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@touchline/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/../../realtime/page.ts`,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('a stream in Chromium survives 50 faults, and the browser’s own offline and online: all messages in order, none twice', async () => {
  await using server = await aRealtimeServer()
  const { realtime, faults } = server
  const browser = await chromium.launch(chromiumLaunch())
  await using _browser = { [Symbol.asyncDispose]: () => browser.close() }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`http://${server.host}/time/0`)
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
      await realtime.publish({ channel: 'room', payload, publisher: 'somebody' })
      published += 1
    }
  }
  const phase = (wanted: string) => expect.poll(() => inPage((stream) => stream.phase())).toBe(wanted)
  const receivedAll = () => expect.poll(() => inPage(({ events }) => events.length)).toBe(published)
  const struck = () => expect.poll(() => faults.list()).toEqual([])

  const kinds: readonly (() => Promise<void> | void)[] = [
    () => faults.add({ path: PATH, status: 500, times: 1 }),
    () => faults.add({ path: PATH, drop: true, times: 1 }),
    () => faults.add({ path: PATH, malformed: true, times: 1 }),
    () => faults.add({ path: PATH, status: 503, times: 2 }),
    () => server.cut(),
    async () => {
      faults.add({ path: PATH, status: 403, times: 1 })
      await publish(1)
      await phase('failed')
      await reconnect()
    },
    () => server.restart(),
    async () => {
      // The network is cut when no message is in flight: all were received, and the next request is held.
      await receivedAll()
      await expect.poll(() => realtime.log.waiting).toBe(1)
      await context.setOffline(true)
      await phase('offline')
      await expect.poll(() => realtime.log.waiting).toBe(0)
      const { asked } = server
      await publish(A_ROUND / 4)
      await page.clock.runFor(OFFLINE_MS)
      expect(server.asked).toBe(asked)
      await context.setOffline(false)
    },
    () => faults.add({ path: PATH, status: 429, times: 3 }),
    async () => {
      faults.add({ path: PATH, hang: true, times: 1 })
      await publish(1)
      await struck()
      server.cut()
    },
    () => server.tamper((entries) => [{ nonsense: true }, null, ...entries, { c: 7 }]),
    // The last answer is delivered again.
    () =>
      server.tamper((entries) => {
        server.tamper((more) => [...entries, ...more])
        return entries
      }),
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
  await struck()
  const events = await inPage((stream) => stream.events)
  expect(events).toEqual(Array.from({ length: MESSAGES }, (_, index) => `tick-${index}`))
})

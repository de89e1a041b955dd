import { chromiumLaunch } from '@touchline/browser'
import { chromium } from 'playwright'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { aRealtimeServer } from '../../realtime/a-realtime-server.ts'
import { EXPECTED, runThroughFaults } from '../../realtime/fault-run.ts'
import type { StreamPage } from '../../realtime/page.ts'

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

it('a stream in Chromium, too, survives 50 faults, and the browser’s own offline and online', async () => {
  await using server = await aRealtimeServer()
  const browser = await chromium.launch(chromiumLaunch())
  await using _browser = { [Symbol.asyncDispose]: () => browser.close() }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`http://${server.host}/time/0`)
  await page.addScriptTag({ type: 'module', content: await bundledPage() })
  const streamPage = await page.waitForFunction(() => globalThis.streamPage)
  const inPage = <T>(work: (streamPage: StreamPage) => T) => streamPage.evaluate(work)
  await expect.poll(() => server.realtime.log.waiting).toBe(1)

  await runThroughFaults(server, {
    received: () => inPage(({ events }) => events.length),
    phase: () => inPage((streamPage) => streamPage.phase()),
    setOnline: (isOnline) => context.setOffline(!isOnline),
    pass: (ms) => page.clock.runFor(ms),
    disconnect: () => inPage((streamPage) => streamPage.disconnect()),
    reconnect: () => inPage((streamPage) => streamPage.reconnect()),
    endHang: async () => server.cut(),
  })

  expect(await inPage(({ events }) => events)).toEqual(EXPECTED)
})

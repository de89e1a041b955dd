import { CHROMIUM_ARGS, chromiumPath } from '@touchline/browser'
import { chromium } from 'playwright'
import { build } from 'vite'
import { expect, it, vi } from 'vitest'
import { aRealtimeServer } from './a-realtime-server.ts'
import { EXPECTED, runThroughFaults } from './fault-run.ts'

async function bundledPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@touchline/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      rolldownOptions: { input: `${import.meta.dirname}/page.ts`, preserveEntrySignatures: 'strict' },
    },
  })
  const files = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('a stream in Chromium, too, survives 50 faults, and the browser’s own offline and online', async () => {
  await using server = await aRealtimeServer()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_ARGS] })
  await using _browser = { [Symbol.asyncDispose]: () => browser.close() }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://${server.host}/time/0`)
  await page.addScriptTag({ type: 'module', content: await bundledPage() })
  await vi.waitFor(() => expect(server.realtime.log.waiting).toBe(1), { timeout: 20_000 })

  await runThroughFaults(server, {
    received: () => page.evaluate(() => globalThis.streamPage?.events.length ?? 0),
    phase: () => page.evaluate(() => globalThis.streamPage?.phase() ?? ''),
    setOnline: (isOnline) => context.setOffline(!isOnline),
    disconnect: () => page.evaluate(() => globalThis.streamPage?.disconnect()),
    reconnect: () => page.evaluate(() => globalThis.streamPage?.reconnect()),
    endHang: async () => server.cut(),
  })

  expect(await page.evaluate(() => globalThis.streamPage?.events)).toEqual(EXPECTED)
}, 180_000)

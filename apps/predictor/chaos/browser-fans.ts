import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'
import { serveDeployedGame } from '../server/serve-game.ts'
import { BrowserDevice } from './browser-device.ts'
import { Fan } from './fan.ts'
import type { Pace } from './pace.ts'
import { CHAOS_TOURNAMENT } from './season.ts'
import type { OtherParts } from './storm.ts'
import { watchedDevice } from './watched-device.ts'

const DIST = join(import.meta.dirname, '../dist')

/** Fans in real pages of the production build, all in one browser that ends with `stack`. */
export async function browserFans(
  count: number,
  { platform, tally, newFan }: OtherParts,
  {
    pace,
    heldMs,
    stack,
  }: { readonly pace: Pace; readonly heldMs: number; readonly stack: AsyncDisposableStack },
): Promise<readonly Fan[]> {
  const game = await serveDeployedGame({ root: DIST, platform })
  stack.use(game)
  const browser = await chromium.launch(chromiumLaunch())
  stack.defer(() => browser.close())
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { identity, onRequestEnd, ...fan } = await newFan()
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      })
      const query = new URLSearchParams({ tournamentId: CHAOS_TOURNAMENT, accessToken: identity.token })
      const url = `${game.url}/prediction/${fan.match.id}?${query.toString()}`
      const page = await context.newPage()
      const device = new BrowserDevice({ context, page, url, heldMs, onRequestEnd })
      return new Fan({ devices: [watchedDevice(device, fan.watch)], tally, pace, ...fan })
    }),
  )
}

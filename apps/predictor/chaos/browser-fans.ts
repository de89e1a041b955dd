import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'
import { serveGameBeside } from '../server/serve-game-beside.ts'
import { BrowserFan } from './browser-fan.ts'
import type { Pace } from './sdk-fan.ts'
import type { OtherParts } from './storm.ts'

const DIST = join(import.meta.dirname, '../dist')

/** Fans in real pages of the production build, all in one browser that ends with `stack`. */
export async function browserFans(
  count: number,
  { platform, tally, newFan }: OtherParts,
  { pace, stack }: { readonly pace: Pace; readonly stack: AsyncDisposableStack },
): Promise<readonly BrowserFan[]> {
  const game = await serveGameBeside({ root: DIST, platform })
  stack.use(game)
  const browser = await chromium.launch(chromiumLaunch())
  stack.defer(() => browser.close())
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { identity, ...fan } = await newFan()
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
      })
      const query = new URLSearchParams({ tournamentId: '120-2024', accessToken: identity.token })
      const url = `${game.url}/prediction/${fan.match.id}?${query.toString()}`
      const page = await context.newPage()
      return new BrowserFan({ context, page, url, tally, pace, ...fan })
    }),
  )
}

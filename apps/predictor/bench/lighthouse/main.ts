import { chromium } from '@playwright/test'
import { type Arena, inArena } from '../rig/arena.ts'
import { benchBrowser } from '../rig/bench-browser.ts'
import { openChromium } from '../rig/open-chromium.ts'
import { visit } from '../rig/visit.ts'
import { type Reading, readPage } from './reading.ts'
import { report } from './report.ts'
import { type MeasuredScreen, measuredScreens } from './screens.ts'
import { reportThrottledPaints } from './throttled-paints.ts'

/** Runs of each screen; in each round the bare page is read too, so that both meet the same machine. */
const ROUNDS = 5

async function main({ link, bare, platform }: Arena): Promise<void> {
  const screens = await measuredScreens(platform)
  const measured = screens.map((screen) => ({ screen, readings: [] as Reading[] }))
  const bares: Reading[] = []
  {
    await using browser = await openChromium()
    for (let round = 0; round < ROUNDS; round += 1) {
      bares.push(await readPage(bare.url, { port: browser.port }))
      for (const { screen, readings } of measured) {
        readings.push(await readPage(link(screen.path), { port: browser.port }))
        process.stderr.write(`\rround ${round + 1} of ${ROUNDS}: ${screen.name.padEnd(12)}`)
      }
    }
    process.stderr.write('\n')
  }
  const requests = await requestsUntilUsable(screens, link)
  const missed = report(
    measured.map((one) => ({ ...one, requests: requests.get(one.screen) })),
    bares,
  )
  if (missed > 0) process.exitCode = 1
  await using browser = await openChromium()
  await reportThrottledPaints({ bareUrl: bare.url, screens, link, port: browser.port })
}

async function requestsUntilUsable(
  screens: readonly MeasuredScreen[],
  link: Arena['link'],
): Promise<ReadonlyMap<MeasuredScreen, number>> {
  await using browser = await chromium.launch(benchBrowser())
  const counts = new Map<MeasuredScreen, number>()
  for (const screen of screens) {
    if (screen.requests === undefined) continue
    await using context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    counts.set(screen, (await visit(context, link(screen.path), screen.requests.until)).requests)
  }
  return counts
}

await inArena(main)

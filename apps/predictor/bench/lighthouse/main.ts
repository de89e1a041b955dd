import { type Arena, inArena } from '../rig/arena.ts'
import { openChromium } from '../rig/open-chromium.ts'
import { type Reading, readPage } from './reading.ts'
import { report } from './report.ts'
import { measuredScreens } from './screens.ts'

/** Runs of each screen; in each round the bare page is measured too, so that both meet the same machine. */
const ROUNDS = 3

async function main({ link, bare, platform }: Arena): Promise<void> {
  const screens = await measuredScreens(platform)
  const measured = screens.map((screen) => ({ screen, readings: [] as Reading[] }))
  const bares: Reading[] = []
  await using browser = await openChromium()
  for (let round = 0; round < ROUNDS; round += 1) {
    bares.push(await readPage(bare.url, { port: browser.port }))
    for (const { screen, readings } of measured) {
      readings.push(await readPage(link(screen.path), { port: browser.port }))
      process.stderr.write(`\rround ${round + 1} of ${ROUNDS}: ${screen.name.padEnd(12)}`)
    }
  }
  process.stderr.write('\n')
  report(measured, bares)
}

await inArena(main)

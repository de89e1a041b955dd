import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'
import { build, type Rolldown } from 'vite'
import * as z from 'zod/mini'
import { startPlatform } from '../../e2e/rig/platform.ts'
import { SOURCE_CONDITIONS } from '../../server/check-tournaments.ts'
import { median, ratioText } from '../rig/statistics.ts'
import { table } from '../rig/table.ts'

// What it takes to parse and validate the widgets of a match on a slow phone, next to `JSON.parse` alone.

const CPU_RATE = 4
const RUNS = 15

const costs = z.object({ bare: z.number(), validated: z.number() })

async function main(): Promise<void> {
  const text = await widgetList()
  const code = await pageCode()
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const runs = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await costsOf(browser, code, text))
    const bare = runs.map((one) => one.bare)
    const validated = runs.map((one) => one.validated)
    console.log(
      `A widget list of ${text.length} characters, ${CPU_RATE}x slowdown, median of ${RUNS} new pages\n`,
    )
    console.log(
      table(
        ['', 'ms', 'ratio (least to most)'],
        [
          ['JSON.parse', median(bare).toFixed(1), ''],
          ['parsed and validated', median(validated).toFixed(1), ratioText(validated, bare)],
        ],
      ),
    )
  } finally {
    await browser.close()
  }
}

/** Returns the widgets of an open match as the platform sends them. */
async function widgetList(): Promise<string> {
  await using platform = await startPlatform()
  const [match] = await platform.fixtures('120-2024 | 11')
  const answer = await fetch(`${platform.apiUrl}programs/${match?.id}/widgets/?status=published`)
  if (!answer.ok) throw new Error(`The platform answered ${answer.status} for the widgets of a match.`)
  return answer.text()
}

async function pageCode(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: SOURCE_CONDITIONS },
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'page.ts') } },
  })) as Rolldown.RolldownOutput
  const [chunk] = built.output
  return chunk.code
}

/** Measures in a new page, so that no run is faster for code that an earlier one has warmed up. */
async function costsOf(browser: Browser, code: string, text: string): Promise<z.output<typeof costs>> {
  const page = await browser.newPage()
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.addScriptTag({ content: code, type: 'module' })
    await page.waitForFunction(() => Reflect.has(window, 'parseCosts'))
    const found: unknown = await page.evaluate((body) => {
      const parseCosts: unknown = Reflect.get(window, 'parseCosts')
      return typeof parseCosts === 'function' ? parseCosts(body) : undefined
    }, text)
    return z.parse(costs, found)
  } finally {
    await page.close()
  }
}

await main()

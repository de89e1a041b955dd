import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@touchline/browser'
import lighthouse from 'lighthouse'
import { DEMO_TOKEN, type Platform, startPlatform } from '../e2e/rig/platform.ts'
import { serveDeployedGame } from '../server/serve-game.ts'

/** Runs of each screen, of which the median is printed: the machine has other things to do. */
const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
] as const

/** Prints Lighthouse's scores and metrics of every screen, as on a telephone. Nothing fails because of them. */
async function main(): Promise<void> {
  await using platform = await startPlatform()
  await using game = await serveDeployedGame({ root: join(import.meta.dirname, '../dist'), platform })
  await using browser = await openChromium()
  for (const path of await pathsOf(platform)) {
    const url = new URL(path, game.url)
    url.search = new URLSearchParams({ tournamentId: '120-2024', accessToken: DEMO_TOKEN }).toString()
    const runs: (readonly number[])[] = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measure(url.href, browser.port))
    const medians = runs[0]?.map((_, column) => median(runs.map((run) => run[column] ?? Number.NaN))) ?? []
    const names = [...CATEGORIES, ...METRICS]
    console.table({ [path]: Object.fromEntries(names.map((name, column) => [name, medians[column]])) })
  }
}

/** The screens that a fan sees, with an open and a settled match of the platform. */
async function pathsOf(platform: Platform): Promise<readonly string[]> {
  const matches = [
    `/prediction/${await platform.idOf('Queensland Reds')}`,
    `/result/${await platform.idOf('Crusaders')}`,
  ]
  return ['/home/game', ...matches, '/home/leaderboard', '/home/rules', '/profile', '/welcome']
}

async function measure(url: string, port: number): Promise<readonly number[]> {
  const options = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
  }
  const { categories, audits, runtimeError } = (await lighthouse(url, options))?.lhr ?? {}
  if (runtimeError !== undefined) throw new Error(`Lighthouse cannot read ${url}: ${runtimeError.message}`)
  return [
    ...CATEGORIES.map((name) => categories?.[name]?.score ?? Number.NaN),
    ...METRICS.map((name) => audits?.[name]?.numericValue ?? Number.NaN),
  ]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Opens a browser that is controlled only through its port: Playwright's own connection would disturb the measurement. */
async function openChromium() {
  const { executablePath, args, env } = chromiumLaunch()
  const profile = await mkdtemp(join(tmpdir(), 'touchline-lighthouse-'))
  // Glyphs at fractions of a pixel, as on a telephone: on whole pixels lines are wider, and break in other places.
  const rendering = '--font-render-hinting=none'
  const flags = [
    '--headless=new',
    rendering,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const child = spawn(executablePath, [...args, ...flags], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const closed = once(child, 'close')
  let output = ''
  for await (const text of child.stderr.setEncoding('utf8')) {
    output += text
    if (output.includes('DevTools listening')) break
  }
  return {
    port: Number(/ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]),
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

await main()

import { createHash } from 'node:crypto'
import { createLedger, type Violation } from './ledger.ts'
import { createMatchDay } from './match-day.ts'
import { createNetwork } from './network.ts'
import type { Page } from './page.ts'
import { SCENARIOS, type ScenarioName, usualFans } from './scenarios.ts'
import { seededRandom } from './seeded-random.ts'
import { onVirtualTime } from './virtual-time.ts'

export interface DayReport {
  readonly seed: number
  readonly scenario: ScenarioName
  readonly fans: number
  readonly requests: number
  readonly refusals: number
  readonly violations: readonly Violation[]
  /** Every request and every act of a fan, in their order. */
  readonly trace: readonly string[]
  /** Of the trace. */
  readonly hash: string
}

interface DayOptions {
  readonly scenario: ScenarioName
  readonly seed: number
  /** @default the scenario's */
  readonly fans?: number | undefined
}

const DAY_MS = 86_400_000

/** Plays one match day: the same options give the same report. */
export async function playMatchDay({
  scenario,
  seed,
  fans = usualFans(scenario),
}: DayOptions): Promise<DayReport> {
  const random = seededRandom(seed)
  const day = createMatchDay()
  const ledger = createLedger(day)
  const trace: string[] = []
  const startsAt = day.kickOffAt - DAY_MS
  const log = (line: string) => void trace.push(`${Date.now() - startsAt} ${line}`)
  const network = createNetwork({ day, random: random.branch(1), log })
  const names = Array.from({ length: fans }, (_, index) => `f${index}`)
  for (const name of names) day.addFan(name)
  const pages: Page[] = []
  const { error } = console
  // The game logs failures there. Here they are intended.
  console.error = () => undefined
  try {
    await onVirtualTime({ startsAt, random: random.branch(2).next }, () =>
      SCENARIOS[scenario]({
        world: { day, network, ledger, log, pages, submits: new Map() },
        fans: names,
        random: random.branch(3),
      }),
    )
  } catch (cause) {
    ledger.accuse({ rule: 'stuck', fan: 'all', text: String(cause instanceof Error ? cause.stack : cause) })
  } finally {
    // TanStack Query keeps a mounted page, and continues its requests when the connection is back.
    for (const page of pages) page.crash()
    console.error = error
  }
  const hash = createHash('sha256').update(trace.join('\n')).digest('hex').slice(0, 16)
  const { requests, refusals } = network
  return { seed, scenario, fans, requests, refusals, violations: ledger.violations, trace, hash }
}

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[]

interface DaysOptions {
  readonly scenario: ScenarioName
  /** The first seed. */
  readonly first: number
  readonly days: number
  readonly fans?: number | undefined
}

/** Plays one match day after the other, up to the first that breaks a promise. */
export async function playMatchDays(
  { scenario, first, days, fans }: DaysOptions,
  onDay: (report: DayReport) => void,
): Promise<{ readonly text: string; readonly failed: DayReport | undefined }> {
  const startedAt = performance.now()
  const hash = createHash('sha256')
  const sum = { days: 0, fans: 0, requests: 0, refusals: 0 }
  let failed: DayReport | undefined
  for (let seed = first; seed < first + days && failed === undefined; seed += 1) {
    const report = await playMatchDay({ scenario, seed, fans })
    onDay(report)
    hash.update(report.hash)
    sum.days += 1
    sum.fans += report.fans
    sum.requests += report.requests
    sum.refusals += report.refusals
    if (report.violations.length > 0) failed = report
  }
  const perSecond = (sum.fans / (performance.now() - startedAt)) * 1000
  const text = [
    `${scenario}: ${sum.days} days, ${sum.fans} fans, ${sum.requests} requests, ${sum.refusals} above the capacity`,
    `${Math.round(perSecond)} fans a second, trace ${hash.digest('hex').slice(0, 16)}`,
    failed === undefined ? 'no broken promise' : `seed ${failed.seed} breaks a promise`,
  ].join('; ')
  return { text, failed }
}

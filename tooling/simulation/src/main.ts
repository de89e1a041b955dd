import { parseArgs } from 'node:util'
import { DEFECTS, plant } from './defects.ts'

const HELP = `pnpm simulate: match days on virtual time, with the game's own logic and the SDK's platform in memory.

  --scenario   hostile, two-devices, two-tabs, offline, signed-out, moved, last-minutes, ordinary, or whistle;
               without it all but the last
  --days       match days of each scenario, one seed each (default 25)
  --seed       the first seed (default 1); the same seed plays the same day, byte for byte
  --fans       fans of one match day; of whistle 1,000,000 (default: what the scenario needs)
  --defect     plants a defect into the game: ${Object.keys(DEFECTS).join(', ')}
  --trace      prints every request and every act of the fans
  --help

It ends with 1 after a broken promise, and prints the seed, the last events and the command that repeats the day.`

const { values } = parseArgs({
  // `pnpm simulate -- --seed 2` passes the two dashes on.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    scenario: { type: 'string' },
    days: { type: 'string', default: '25' },
    seed: { type: 'string', default: '1' },
    fans: { type: 'string' },
    defect: { type: 'string' },
    trace: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** The newest events of a day with a broken promise, which are printed. */
const LAST_EVENTS = 30

async function main(): Promise<number> {
  if (values.defect !== undefined) plant(values.defect)
  const fans = values.fans === undefined ? undefined : Number(values.fans)
  const first = Number(values.seed)
  if (values.scenario === 'whistle') {
    const { whistleReport } = await import('./whistle/report.ts')
    console.log(whistleReport({ fans: fans ?? 1_000_000, seed: first }))
    return 0
  }
  // The game is loaded after the defect was planted.
  const { playMatchDays, SCENARIO_NAMES } = await import('./match-days.ts')
  const names = SCENARIO_NAMES.filter((name) => values.scenario === undefined || name === values.scenario)
  if (names.length === 0) {
    console.error(`There is no scenario ${values.scenario}.\n\n${HELP}`)
    return 2
  }
  for (const scenario of names) {
    const total = await playMatchDays({ scenario, first, days: Number(values.days), fans }, (report) => {
      if (values.trace) console.log(report.trace.join('\n'))
    })
    console.log(total.text)
    const { failed } = total
    if (failed === undefined) continue
    for (const { rule, fan, text } of failed.violations) console.log(`  ${rule}, fan ${fan}: ${text}`)
    console.log(
      `  the last events of seed ${failed.seed}:\n    ${failed.trace.slice(-LAST_EVENTS).join('\n    ')}`,
    )
    const more = [
      fans === undefined ? '' : ` --fans ${fans}`,
      values.defect ? ` --defect ${values.defect}` : '',
    ]
    console.log(
      `  again: pnpm simulate --scenario ${scenario} --seed ${failed.seed} --days 1${more.join('')} --trace`,
    )
    return 1
  }
  return 0
}

if (values.help) console.log(HELP)
else process.exitCode = await main()

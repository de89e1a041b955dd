import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from '../bench/rig/table.ts'
import { seededRandom } from '../chaos/seeded-random.ts'
import { svgChart, textChart } from './chart.ts'
import { figuresOf, highestOf, tenSeconds } from './figures.ts'
import { afterTheWhistle, lastTenMinutes } from './scenes.ts'
import { naiveSchedulers, productionSchedulers } from './schedulers.ts'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    fans: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: join(import.meta.dirname, '../reports/storm') },
  },
})

const SCENES = [
  { name: 'before-kick-off', title: 'The last ten minutes before kick-off', scene: lastTenMinutes },
  { name: 'after-the-whistle', title: 'The first ten minutes after results are due', scene: afterTheWhistle },
] as const

const fans = Number(values.fans)
mkdirSync(values.out, { recursive: true })
const whole = (number: number) => Math.round(number).toLocaleString('en')

for (const { name, title, scene } of SCENES) {
  console.log(
    `\n${title}, ${whole(fans)} fans; the line has a bar for ten seconds, with an outage in the sixth minute\n`,
  )
  const rows: string[][] = []
  for (const target of ['platform', 'realtime'] as const) {
    const production = figuresOf(
      scene,
      () => withChance((random) => productionSchedulers(fans, random)),
      target,
    )
    const naive = figuresOf(scene, () => withChance(naiveSchedulers), target)
    const highest = 1.5 * highestOf(tenSeconds(production.withOutage))
    for (const [client, figures] of Object.entries({ 'this game': production, naive })) {
      const bars = tenSeconds(figures.withOutage)
      console.log(`  ${`${target}, ${client}`.padEnd(20)} ${textChart(bars, highest)}`)
      rows.push([
        `${target}, ${client}`,
        ratio(figures.peakOverMean),
        ratio(figures.recovery),
        whole(figures.highestSecond),
      ])
    }
    const lines = [
      { label: 'this game', colour: '#0a6', numbers: tenSeconds(production.withOutage) },
      { label: 'without jitter and budgets', colour: '#c33', numbers: tenSeconds(naive.withOutage) },
    ]
    writeFileSync(join(values.out, `${name}-${target}.svg`), svgChart(`${title}: ${target}`, lines, highest))
  }
  console.log(`\n${table(['', 'peak / mean', 'recovery / peak', 'highest second'], rows)}`)
}
console.log(`\nCharts: ${values.out}`)

function withChance<T>(schedulers: (random: () => number) => T) {
  const { next } = seededRandom(Number(values.seed))
  return { fans, schedulers: schedulers(next), random: next }
}

/** Without an outage the real-time service gets no new connection. */
function ratio(number: number): string {
  return Number.isFinite(number) ? number.toFixed(2) : '–'
}

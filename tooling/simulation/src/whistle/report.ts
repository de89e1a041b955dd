import { seededRandom } from '../seeded-random.ts'
import { type Figures, figuresOf } from './figures.ts'
import { afterTheWhistle, lastTenMinutes } from './scenes.ts'
import { naiveSchedulers, productionSchedulers } from './schedulers.ts'

const SCENES = {
  'the last ten minutes before kick-off': lastTenMinutes,
  'the first ten minutes after results are due': afterTheWhistle,
} as const

interface CrowdOptions {
  readonly fans: number
  readonly seed: number
}

/** Returns the load that this many fans are, with the schedulers of the game and without jitter and budgets. */
export function whistleReport({ fans, seed }: CrowdOptions): string {
  const withChance = <T>(schedulers: (random: () => number) => T) => {
    const { next } = seededRandom(seed)
    return { fans, schedulers: schedulers(next), random: next }
  }
  const clients = {
    'this game': () => withChance((random) => productionSchedulers(fans, random)),
    'without jitter and budgets': () => withChance(naiveSchedulers),
  }
  const lines = Object.entries(SCENES).flatMap(([title, scene]) => [
    `${fans.toLocaleString('en')} fans, ${title}; then with an outage in the sixth minute`,
    ...(['platform', 'realtime'] as const).flatMap((target) =>
      Object.entries(clients).map(([name, options]) =>
        lineOf(`${target}, ${name}`, figuresOf(scene, options, target)),
      ),
    ),
  ])
  return lines.join('\n')
}

function lineOf(name: string, { peakOverMean, recovery, highestSecond }: Figures): string {
  // Without an outage the real-time service gets no new connection.
  const ratio = (number: number) => (Number.isFinite(number) ? number.toFixed(2) : '–')
  const second = Math.round(highestSecond).toLocaleString('en')
  return `  ${name.padEnd(38)} peak / mean ${ratio(peakOverMean)}, recovery / peak ${ratio(recovery)}, highest second ${second}`
}

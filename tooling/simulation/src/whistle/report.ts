import { seededRandom } from '../seeded-random.ts'
import { OUTAGE, type Target } from './page.ts'
import { afterTheWhistle, lastTenMinutes, type Scene, type SceneOptions } from './scenes.ts'
import { naiveSchedulers, productionSchedulers } from './schedulers.ts'

const SCENES = {
  'the last ten minutes before kick-off': lastTenMinutes,
  'the first ten minutes after results are due': afterTheWhistle,
} as const

const WINDOW_SECONDS = 10

interface CrowdOptions {
  readonly fans: number
  readonly seed: number
}

/** Returns the load of this many fans, with the schedulers of the game and without jitter and budgets. */
export function whistleReport({ fans, seed }: CrowdOptions): string {
  const withSeed = <T>(schedulers: (random: () => number) => T) => {
    const { next } = seededRandom(seed)
    return { fans, schedulers: schedulers(next), random: next }
  }
  const clients = {
    'this game': () => withSeed((random) => productionSchedulers(fans, random)),
    'without jitter and budgets': () => withSeed(naiveSchedulers),
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

export interface Figures {
  readonly withOutage: readonly number[]
  /** The highest ten seconds over the mean of the whole scene, without an outage. */
  readonly peakOverMean: number
  /**
   * The highest ten seconds after the outage over the highest ten seconds without one: what the platform must carry in addition
   * to what it must carry anyway.
   */
  readonly recovery: number
  readonly highestSecond: number
}

/** Plays a scene without and with an outage of a minute in its middle. */
export function figuresOf(
  scene: Scene,
  options: () => Omit<SceneOptions, 'outage'>,
  target: Target,
): Figures {
  const calm = scene(options()).perSecond(target)
  const withOutage = scene({ ...options(), outage: OUTAGE }).perSecond(target)
  const after = withOutage.slice(OUTAGE.until / 1000)
  const peak = highestOf(tenSeconds(calm))
  return {
    withOutage,
    peakOverMean: peak / meanOf(calm),
    recovery: highestOf(tenSeconds(after)) / peak,
    highestSecond: Math.max(highestOf(calm), highestOf(withOutage)),
  }
}

function tenSeconds(perSecond: readonly number[]): readonly number[] {
  return Array.from({ length: perSecond.length / WINDOW_SECONDS }, (_, index) =>
    meanOf(perSecond.slice(index * WINDOW_SECONDS, (index + 1) * WINDOW_SECONDS)),
  )
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

export function highestOf(numbers: readonly number[]): number {
  return numbers.reduce((highest, number) => Math.max(highest, number), 0)
}

import { OUTAGE } from './page.ts'
import type { Scene, SceneOptions } from './scenes.ts'
import type { Target } from './traffic.ts'

const WINDOW_SECONDS = 10

/** What a scene costs the platform. */
export interface Figures {
  readonly calm: readonly number[]
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
    calm,
    withOutage,
    peakOverMean: peak / meanOf(calm),
    recovery: highestOf(tenSeconds(after)) / peak,
    highestSecond: Math.max(highestOf(calm), highestOf(withOutage)),
  }
}

/** Returns the mean of each ten seconds. */
export function tenSeconds(perSecond: readonly number[]): readonly number[] {
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

import type { Intention } from './device.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Creates what a fan wants to answer; in some cases an earlier answer again. */
export function newIntentions(random: SeededRandom): (title: string) => Intention {
  const intended = new Map<string, readonly Intention[]>()
  return (title) => {
    const earlier = intended.get(title) ?? []
    if (earlier.length > 0 && random.chance(0.35)) return random.pick(earlier)
    const scores = [random.below(60), random.below(60)] as const
    const intention = { scores, place: random.next(), choice: random.next() }
    intended.set(title, [...earlier, intention])
    return intention
  }
}

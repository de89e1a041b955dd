/** Does the work of one side once, and returns the milliseconds that an operation took. */
export type Job = () => Promise<number>

/** Medians of the rounds. */
export interface Comparison {
  /** Milliseconds an operation. */
  readonly ours: number
  readonly bare: number
  /** Ours by bare. */
  readonly ratio: number
}

/** Even, so that each side runs first equally often. Many, because other processes disturb some of them. */
const ROUNDS = 30
/** Rounds before the measurement, for the compiler. */
const WARM_UPS = 4

/** Measures two ways of doing the same job in turns, so that what disturbs one disturbs the other. */
export async function compare(jobs: { readonly ours: Job; readonly bare: Job }): Promise<Comparison> {
  const taken = { ours: [] as number[], bare: [] as number[] }
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    for (const side of order) {
      const ms = await jobs[side]()
      if (round >= 0) taken[side].push(ms)
    }
  }
  const { ours, bare } = taken
  const ratios = ours.map((ms, round) => ms / (bare[round] ?? Number.NaN))
  return { ours: median(ours), bare: median(bare), ratio: median(ratios) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** What one side of a comparison takes, in milliseconds an operation, with the other side measured in between. */
export interface Comparison {
  readonly ours: number
  readonly bare: number
  /** Ours by bare. */
  readonly ratio: number
}

const BATCHES = 15

/** Measures two ways of doing the same job in turns, so that what disturbs one disturbs the other; medians of batches. */
export async function compare(
  job: { readonly ours: () => Promise<unknown>; readonly bare: () => Promise<unknown> },
  operations: number,
): Promise<Comparison> {
  const ours: number[] = []
  const bare: number[] = []
  // The first round of both is for the compiler.
  for (let batch = 0; batch <= BATCHES; batch += 1) {
    const taken = { ours: await batchMs(job.ours, operations), bare: await batchMs(job.bare, operations) }
    if (batch === 0) continue
    ours.push(taken.ours / operations)
    bare.push(taken.bare / operations)
  }
  return { ours: median(ours), bare: median(bare), ratio: median(ours) / median(bare) }
}

async function batchMs(work: () => Promise<unknown>, operations: number): Promise<number> {
  const startedAt = performance.now()
  for (let operation = 0; operation < operations; operation += 1) await work()
  return performance.now() - startedAt
}

/** Returns the middle of values; of an even number of them, halfway between the middle two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Returns the value below which this share of values lies, between two of them in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  const place = share * (sorted.length - 1)
  const lower = sorted[Math.floor(place)] ?? Number.NaN
  const upper = sorted[Math.ceil(place)] ?? Number.NaN
  return lower + (upper - lower) * (place - Math.floor(place))
}

import { describe, expect, it } from 'vitest'
import { batch } from './batch.ts'

/** Work that the test ends, and the batches that it received. */
function slowWork() {
  const lots: (readonly number[])[] = []
  const gates: (() => void)[] = []
  const ask = batch(async (items: readonly number[]) => {
    lots.push(items)
    await new Promise<void>((resolve) => gates.push(resolve))
    if (items.includes(13)) throw new Error('Nobody likes 13.')
    return items.includes(-1) ? [] : items.map((item) => item * 2)
  })
  /** Lets work end until nothing is left to do. */
  async function drain(asked: readonly Promise<unknown>[]): Promise<void> {
    let isOver = false
    const over = Promise.allSettled(asked).then(() => {
      isOver = true
    })
    while (!isOver) {
      gates.shift()?.()
      await Promise.resolve()
    }
    await over
  }
  return { ask, lots, drain }
}

describe('batch', () => {
  it('runs a single item at once, and the items that arrive meanwhile as one batch', async () => {
    const { ask, lots, drain } = slowWork()
    const asked = [1, 2, 3].map(ask)
    expect(lots).toEqual([[1]])
    await drain(asked)
    expect(lots).toEqual([[1], [2, 3]])
    expect(await Promise.all(asked)).toEqual([2, 4, 6])
  })

  it('retries the items of a failed batch one by one, so that a bad item fails alone', async () => {
    const { ask, lots, drain } = slowWork()
    const asked = [1, 2, 13, 4].map(ask)
    await drain(asked)
    expect(lots).toEqual([[1], [2, 13, 4], [2], [13], [4]])
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      2,
      4,
      'failed',
      8,
    ])
  })

  it('rejects the items of a batch whose work returns too few outcomes', async () => {
    const { ask, drain } = slowWork()
    const asked = [1, -1, 3].map(ask)
    await drain(asked)
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('runs at most a hundred items in a batch, and starts again after the queue was empty', async () => {
    const { ask, lots, drain } = slowWork()
    await drain(Array.from({ length: 251 }, (_, index) => ask(index + 20)))
    expect(lots.map((lot) => lot.length)).toEqual([1, 100, 100, 50])
    await drain([ask(7)])
    expect(lots.at(-1)).toEqual([7])
  })
})

import { describe, expect, it } from 'vitest'
import { together } from './batch.ts'

/** Work that ends when told to, and the lots that it was given. */
function slowWork(options?: { readonly longest: number }) {
  const lots: (readonly number[])[] = []
  const gates: (() => void)[] = []
  const ask = together(async (items: readonly number[]) => {
    lots.push(items)
    await new Promise<void>((resolve) => gates.push(resolve))
    if (items.includes(13)) throw new Error('Nobody likes 13.')
    return items.includes(-1) ? [] : items.map((item) => item * 2)
  }, options)
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

describe('together', () => {
  it('does an item at once when nothing is under way, and the next ones together', async () => {
    const { ask, lots, drain } = slowWork()
    const asked = [1, 2, 3].map(ask)
    expect(lots).toEqual([[1]])
    await drain(asked)
    expect(lots).toEqual([[1], [2, 3]])
    expect(await Promise.all(asked)).toEqual([2, 4, 6])
  })

  it('tries the items of a lot that failed one by one, so that one takes no other with it', async () => {
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

  it('refuses more than may wait, and takes them again once there is room', async () => {
    const { ask, lots, drain } = slowWork({ longest: 2 })
    const asked = [1, 2, 3, 4].map(ask)
    await drain(asked)
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(outcomes[3]).toMatchObject({ reason: { name: 'QueueFullError' } })
    await drain([ask(5)])
    expect(lots).toEqual([[1], [2, 3], [5]])
  })

  it('leaves nobody waiting for an outcome that work forgot', async () => {
    const { ask, drain } = slowWork()
    const asked = [1, -1, 3].map(ask)
    await drain(asked)
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('takes a hundred at a time, and goes on after all is done', async () => {
    const { ask, lots, drain } = slowWork()
    await drain(Array.from({ length: 251 }, (_, index) => ask(index + 20)))
    expect(lots.map((lot) => lot.length)).toEqual([1, 100, 100, 50])
    await drain([ask(7)])
    expect(lots.at(-1)).toEqual([7])
  })
})

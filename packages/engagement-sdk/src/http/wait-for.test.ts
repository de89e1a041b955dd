import { describe, expect, it, vi } from 'vitest'
import { waitFor } from './wait-for.ts'

describe('waitFor', () => {
  it('resolves to the first value and unsubscribes', async () => {
    const unsubscribe = vi.fn()
    const value = waitFor<number>((resolve) => {
      resolve(1)
      resolve(2)
      return unsubscribe
    }, undefined)
    await expect(value).resolves.toBe(1)
    expect(unsubscribe).toHaveBeenCalledOnce()
  })

  it('rejects with the reason of the signal and unsubscribes', async () => {
    const unsubscribe = vi.fn()
    const controller = new AbortController()
    const value = waitFor(() => unsubscribe, controller.signal)
    controller.abort('gone')
    await expect(value).rejects.toBe('gone')
    expect(unsubscribe).toHaveBeenCalledOnce()
  })
})

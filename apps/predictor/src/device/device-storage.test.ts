import { describe, expect, it } from 'vitest'
import { deviceStorage, memoryStorage } from './device-storage.ts'

/** From now on a write to this storage fails. */
function fill(browser: Storage): void {
  browser.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

describe('deviceStorage', () => {
  it('keeps what it is given under a name of its own', () => {
    const browser = memoryStorage()
    const storage = deviceStorage(() => browser)
    storage.write('draft', 'text')
    expect(storage.isLasting()).toBe(true)
    expect(storage.read('draft')).toBe('text')
    expect(browser.getItem('touchline:draft')).toBe('text')
    expect(storage.keys()).toEqual(['draft'])
    storage.remove('draft')
    expect(storage.read('draft')).toBeUndefined()
  })

  const fail = () => {
    throw new DOMException('no storage here', 'SecurityError')
  }

  it.each([
    ['refuses to open its storage', fail],
    [
      'opens a storage that cannot be used',
      () => ({ ...memoryStorage(), getItem: fail, setItem: fail, removeItem: fail }),
    ],
  ])('uses memory if the browser %s', (_what, open) => {
    const storage = deviceStorage(open)
    storage.write('draft', 'text')
    expect([storage.isLasting(), storage.read('draft'), storage.keys()]).toEqual([false, 'text', ['draft']])
    storage.remove('draft')
    expect(storage.read('draft')).toBeUndefined()
  })

  it('turns to memory when the storage fills up, reads and removes what it kept before, and leaves nothing stale there', () => {
    const browser = memoryStorage()
    const storage = deviceStorage(() => browser)
    storage.write('draft', 'old')
    storage.write('other', 'kept')
    fill(browser)
    storage.write('draft', 'new')
    expect([storage.read('draft'), storage.read('other'), storage.isLasting()]).toEqual([
      'new',
      'kept',
      false,
    ])
    storage.remove('other')
    expect([browser.getItem('touchline:draft'), browser.getItem('touchline:other')]).toEqual([null, null])
    storage.remove('draft')
    expect([storage.keys(), storage.isLasting()]).toEqual([[], true])
  })

  it('reads what an earlier start stored, even if the storage is full from the start', () => {
    const browser = memoryStorage()
    browser.setItem('touchline:draft', 'text')
    fill(browser)
    const storage = deviceStorage(() => browser)
    expect(storage.read('draft')).toBe('text')
  })
})

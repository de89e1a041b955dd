import { describe, expect, it } from 'vitest'
import { deviceStorage } from './device-storage.ts'

function browserStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  }
}

describe('deviceStorage', () => {
  it('keeps what it is given under a name of its own', () => {
    const browser = browserStorage()
    const storage = deviceStorage(() => browser)
    storage.write('draft', 'text')
    expect(storage.isLasting()).toBe(true)
    expect(storage.read('draft')).toBe('text')
    expect(browser.getItem('touchline:draft')).toBe('text')
    expect(storage.keys()).toEqual(['draft'])
    storage.remove('draft')
    expect(storage.read('draft')).toBeUndefined()
  })

  it('works from memory where the browser refuses to open its storage', () => {
    const storage = deviceStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    storage.write('draft', 'text')
    expect(storage.isLasting()).toBe(false)
    expect(storage.read('draft')).toBe('text')
    expect(storage.keys()).toEqual(['draft'])
  })

  it('turns to memory when the storage fills up in mid-use, and reads the newest', () => {
    const browser = browserStorage()
    const storage = deviceStorage(() => browser)
    storage.write('draft', 'old')
    browser.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    storage.write('draft', 'new')
    expect(storage.read('draft')).toBe('new')
    expect(storage.isLasting()).toBe(false)
  })
})

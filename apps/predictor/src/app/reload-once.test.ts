import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnMissingPart } from './reload-once.ts'

const reload = vi.fn()
let now = 1_000_000

beforeEach(() => {
  reload.mockClear()
  now = 1_000_000
})

interface Surroundings {
  readonly onLine?: boolean
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>
}

/** A page in which the next part turns out to be gone; gives whether the error went on to who asked. */
function aPage({ onLine = true, sessionStorage = memory() }: Surroundings = {}) {
  const page = Object.assign(new EventTarget(), {
    location: { reload },
    navigator: { onLine },
    sessionStorage,
  })
  reloadOnMissingPart(page, () => now)
  return { missPart: () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true })) }
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }
}

describe('a part of the game that is gone', () => {
  it('loads the page anew, once', () => {
    const page = aPage()
    expect(page.missPart()).toBe(false)
    expect(page.missPart()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('may load the page anew again a minute later, after another deployment', () => {
    const page = aPage()
    page.missPart()
    now += 60_000
    page.missPart()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('leaves the page as it is without a connection: it is out of reach, not gone', () => {
    expect(aPage({ onLine: false }).missPart()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads nothing anew where nobody can note that it was done', () => {
    const broken = () => {
      throw new Error('no storage in this browser')
    }
    expect(aPage({ sessionStorage: { getItem: broken, setItem: broken } }).missPart()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })
})

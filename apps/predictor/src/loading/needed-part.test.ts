import { beforeEach, describe, expect, it, vi } from 'vitest'
import { neededPart } from './needed-part.ts'

const reload = vi.fn()
let now = 1_000_000

beforeEach(() => {
  reload.mockReset()
  now = 1_000_000
})

interface Surroundings {
  readonly onLine?: boolean
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>
}

function aPage({ onLine = true, sessionStorage = memory() }: Surroundings = {}) {
  return Object.assign(new EventTarget(), { location: { reload }, navigator: { onLine }, sessionStorage })
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }
}

const gone = () => Promise.reject(new Error('404'))
/** Loads from a page until that page is loaded anew; gives the error where it is not. */
function missOn(page: ReturnType<typeof aPage>): Promise<unknown> {
  const reloaded = new Promise((resolve) => reload.mockImplementationOnce(() => resolve('reloaded')))
  return Promise.race([neededPart(gone, { page, now: () => now }).catch((error: unknown) => error), reloaded])
}

it('is given as it comes', async () => {
  expect(await neededPart(() => Promise.resolve('rules'), { page: aPage() })).toBe('rules')
  expect(reload).not.toHaveBeenCalled()
})

describe('a part that is gone', () => {
  it('comes with the page, which is loaded anew once', async () => {
    const page = aPage()
    expect(await missOn(page)).toBe('reloaded')
    expect(await missOn(page)).toEqual(new Error('404'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('may load the page anew again a minute later, after another deployment', async () => {
    const page = aPage()
    await missOn(page)
    now += 60_000
    expect(await missOn(page)).toBe('reloaded')
  })

  it('loads nothing anew where nobody can note that it was done', async () => {
    const broken = () => {
      throw new Error('no storage in this browser')
    }
    const page = aPage({ sessionStorage: { getItem: broken, setItem: broken } })
    expect(await missOn(page)).toEqual(new Error('404'))
    expect(reload).not.toHaveBeenCalled()
  })
})

it('out of reach without a connection, is waited for and leaves the page as it is', async () => {
  const page = aPage({ onLine: false })
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('rules')
  const part = neededPart(load, { page })
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(await part).toBe('rules')
  expect(reload).not.toHaveBeenCalled()
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { finishBeforeReload, loadChunk, type ReloadablePage, reloadOnReturn } from './reload.ts'

const reload = vi.fn()
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.resetAllMocks()
  fetch.mockResolvedValue(new Response())
})

const fail = () => Promise.reject(new TypeError('Failed to fetch'))

interface PageFacts {
  readonly onLine?: boolean
  readonly sessionStorage?: ReloadablePage['sessionStorage']
  /** Name of the first file of the build. */
  readonly version?: string
}

function aPage({ onLine = true, sessionStorage = memory(), version = 'index-1.js' }: PageFacts = {}) {
  return Object.assign(new EventTarget(), {
    fetch,
    document: {
      hidden: false,
      querySelector: () => Object.assign(document.createElement('script'), { src: version }),
    },
    location: { pathname: '/home', reload },
    navigator: { onLine },
    sessionStorage,
  })
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('loadChunk', () => {
  const gone = () => Promise.reject(new Error('404'))

  /** Resolves to 'reloaded' when the page is reloaded, else to the error. */
  function missOn(page: ReloadablePage): Promise<unknown> {
    const reloaded = new Promise((resolve) => reload.mockImplementation(() => resolve('reloaded')))
    return Promise.race([loadChunk(gone, page).catch((error: unknown) => error), reloaded])
  }

  it('returns what was loaded', async () => {
    expect(await loadChunk(() => Promise.resolve('rules'), aPage())).toBe('rules')
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'reloads the page once when the chunk is gone and the server responds (the browser reports a connection: %s)',
    async (onLine) => {
      const page = aPage({ onLine })
      expect(await missOn(page)).toBe('reloaded')
      expect(await missOn(page)).toEqual(new Error('404'))
      expect(reload).toHaveBeenCalledTimes(1)
    },
  )

  it('reloads the page only after answers that are being sent have arrived, and what follows on them', async () => {
    const answers = Promise.withResolvers<void>()
    const reward = Promise.withResolvers<void>()
    void finishBeforeReload(answers.promise.then(() => void finishBeforeReload(reward.promise)))
    const missed = missOn(aPage())
    await nextTask()
    expect(reload).not.toHaveBeenCalled()
    answers.resolve()
    await nextTask()
    expect(reload).not.toHaveBeenCalled()
    reward.resolve()
    expect(await missed).toBe('reloaded')
  })

  it('may reload the page again after another deployment', async () => {
    const sessionStorage = memory()
    await missOn(aPage({ sessionStorage }))
    const newer = aPage({ sessionStorage, version: 'index-2.js' })
    expect(await missOn(newer)).toBe('reloaded')
  })

  it('does not reload the page if the server does not respond, and may do so once it does', async () => {
    const page = aPage()
    fetch.mockImplementation(fail)
    expect(await missOn(page)).toEqual(new Error('404'))
    expect(reload).not.toHaveBeenCalled()
    fetch.mockResolvedValue(new Response())
    expect(await missOn(page)).toBe('reloaded')
  })

  it('does not reload the page if the reload cannot be recorded', async () => {
    const broken = () => {
      throw new Error('no storage in this browser')
    }
    expect(await missOn(aPage({ sessionStorage: { getItem: broken, setItem: broken } }))).toEqual(
      new Error('404'),
    )
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for the connection when offline, and does not reload the page', async () => {
    const page = aPage({ onLine: false })
    fetch.mockImplementation(fail)
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('rules')
    const part = loadChunk(load, page)
    await nextTask()
    expect(load).toHaveBeenCalledTimes(1)
    page.dispatchEvent(new Event('online'))
    expect(await part).toBe('rules')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('reloadOnReturn', () => {
  /** Dispatches a change to the page, and waits until it has acted on it. */
  async function change(page: EventTarget, event: 'online' | 'visibilitychange'): Promise<void> {
    page.dispatchEvent(new Event(event))
    await nextTask()
    await nextTask()
  }

  it.each(['online', 'visibilitychange'] as const)('reloads the page once: %s', async (event) => {
    const page = aPage()
    reloadOnReturn(page)
    expect(reload).not.toHaveBeenCalled()
    await change(page, event)
    await change(page, 'online')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps a page that is hidden, and reloads it when it is visible', async () => {
    const page = aPage()
    reloadOnReturn(page)
    page.document.hidden = true
    await change(page, 'visibilitychange')
    await change(page, 'online')
    expect(fetch).not.toHaveBeenCalled()
    page.document.hidden = false
    await change(page, 'visibilitychange')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['does not respond', fail],
    ['responds with an error', async () => new Response('', { status: 502 })],
  ])('keeps the page while the server %s', async (_what, response) => {
    fetch.mockImplementationOnce(response)
    const page = aPage()
    reloadOnReturn(page)
    await change(page, 'online')
    expect(reload).not.toHaveBeenCalled()
    await change(page, 'online')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads the page only after answers that are being sent have arrived', async () => {
    const answers = Promise.withResolvers<void>()
    void finishBeforeReload(answers.promise)
    const page = aPage()
    reloadOnReturn(page)
    await change(page, 'online')
    expect(reload).not.toHaveBeenCalled()
    answers.resolve()
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  it('does nothing once it is stopped, also while it waits for the server', async () => {
    const response = Promise.withResolvers<Response>()
    fetch.mockReturnValueOnce(response.promise)
    const page = aPage()
    const stop = reloadOnReturn(page)
    page.dispatchEvent(new Event('online'))
    stop()
    response.resolve(new Response())
    await change(page, 'online')
    expect(reload).not.toHaveBeenCalled()
  })
})

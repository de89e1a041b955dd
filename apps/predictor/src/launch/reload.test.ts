import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { finishBeforeReload, loadChunk, reloadOnReturn } from './reload.ts'

const reload = vi.fn()
const fetch = vi.fn<typeof globalThis.fetch>()

interface PageFacts {
  readonly onLine?: boolean
  readonly isHidden?: boolean
  /** How the page was opened; undefined if the browser hides it. @default 'navigate' */
  readonly type?: 'navigate' | 'reload' | undefined
  /** Time since then, in milliseconds. */
  readonly age?: number
}

function setPage(facts: PageFacts = {}) {
  const { onLine = true, isHidden = false, type, age = 0 } = { type: 'navigate', ...facts }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  Object.assign(performance, {
    getEntriesByType: () => (type === undefined ? [] : [{ toJSON: () => ({ type }) }]),
  })
  vi.spyOn(performance, 'now').mockReturnValue(age)
}

beforeEach(() => {
  vi.resetAllMocks()
  fetch.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/home', reload })
  setPage()
})

const fail = () => Promise.reject(new TypeError('Failed to fetch'))

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('loadChunk', () => {
  const gone = () => Promise.reject(new Error('404'))

  /** Resolves to 'reloaded' when the page is reloaded, else to the error. */
  function miss(): Promise<unknown> {
    const reloaded = new Promise((resolve) => reload.mockImplementation(() => resolve('reloaded')))
    return Promise.race([loadChunk(gone).catch((error: unknown) => error), reloaded])
  }

  it('returns what was loaded', async () => {
    expect(await loadChunk(() => Promise.resolve('rules'))).toBe('rules')
    expect(reload).not.toHaveBeenCalled()
  })

  it.each<PageFacts & { readonly result: unknown }>([
    { onLine: true, result: 'reloaded' },
    { onLine: false, result: 'reloaded' },
    { type: 'reload', age: 59_999, result: new Error('404') },
    { type: 'reload', age: 60_000, result: 'reloaded' },
    { type: undefined, age: 59_999, result: new Error('404') },
    { type: undefined, age: 60_000, result: 'reloaded' },
  ])(
    'reloads the page when the chunk is gone and the server responds, unless it was or may have been just reloaded: %o',
    async ({ result, ...facts }) => {
      setPage(facts)
      expect(await miss()).toEqual(result)
    },
  )

  it('reloads the page only after answers that are being sent have arrived, and what follows on them', async () => {
    const answers = Promise.withResolvers<void>()
    const reward = Promise.withResolvers<void>()
    void finishBeforeReload(answers.promise.then(() => void finishBeforeReload(reward.promise)))
    const missed = miss()
    await nextTask()
    expect(reload).not.toHaveBeenCalled()
    answers.resolve()
    await nextTask()
    expect(reload).not.toHaveBeenCalled()
    reward.resolve()
    expect(await missed).toBe('reloaded')
  })

  it('does not reload the page if the server does not respond, and may do so once it does', async () => {
    fetch.mockImplementation(fail)
    expect(await miss()).toEqual(new Error('404'))
    expect(reload).not.toHaveBeenCalled()
    fetch.mockResolvedValue(new Response())
    expect(await miss()).toBe('reloaded')
  })

  it('waits for the connection when offline, and does not reload the page', async () => {
    setPage({ onLine: false })
    fetch.mockImplementation(fail)
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('rules')
    const part = loadChunk(load)
    await nextTask()
    expect(load).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    expect(await part).toBe('rules')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('reloadOnReturn', () => {
  /** Starts it until the end of the test. */
  function start(): () => void {
    const stop = reloadOnReturn()
    onTestFinished(stop)
    return stop
  }

  /** Dispatches a change to the page, and waits until it has acted on it. */
  async function change(event: 'online' | 'visibilitychange'): Promise<void> {
    window.dispatchEvent(new Event(event))
    await nextTask()
    await nextTask()
  }

  it.each(['online', 'visibilitychange'] as const)('reloads the page once: %s', async (event) => {
    start()
    expect(reload).not.toHaveBeenCalled()
    await change(event)
    await change('online')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps a page that is hidden, and reloads it when it is visible', async () => {
    start()
    setPage({ isHidden: true })
    await change('visibilitychange')
    await change('online')
    expect(fetch).not.toHaveBeenCalled()
    setPage()
    await change('visibilitychange')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['does not respond', fail],
    ['responds with an error', async () => new Response('', { status: 502 })],
  ])('keeps the page while the server %s', async (_what, response) => {
    fetch.mockImplementationOnce(response)
    start()
    await change('online')
    expect(reload).not.toHaveBeenCalled()
    await change('online')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads the page only after answers that are being sent have arrived', async () => {
    const answers = Promise.withResolvers<void>()
    void finishBeforeReload(answers.promise)
    start()
    await change('online')
    expect(reload).not.toHaveBeenCalled()
    answers.resolve()
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  it('does nothing once it is stopped, also while it waits for the server', async () => {
    const response = Promise.withResolvers<Response>()
    fetch.mockReturnValueOnce(response.promise)
    const stop = start()
    window.dispatchEvent(new Event('online'))
    stop()
    response.resolve(new Response())
    await change('online')
    expect(reload).not.toHaveBeenCalled()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { finishBeforeReload, loadChunk } from './reload.ts'

const reload = vi.fn()
let now = 1_000_000

beforeEach(() => {
  reload.mockReset()
  now = 1_000_000
})

interface Surroundings {
  readonly onLine?: boolean
  readonly fetch?: typeof globalThis.fetch
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>
}

const answer: typeof globalThis.fetch = async () => new Response()

function aPage({ onLine = true, fetch = answer, sessionStorage = memory() }: Surroundings = {}) {
  const location = { pathname: '/home', reload }
  return Object.assign(new EventTarget(), { location, navigator: { onLine }, fetch, sessionStorage })
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const gone = () => Promise.reject(new Error('404'))
/** Resolves to 'reloaded' when the page is reloaded, else to the error. */
function missOn(page: ReturnType<typeof aPage>): Promise<unknown> {
  const reloaded = new Promise((resolve) => reload.mockImplementation(() => resolve('reloaded')))
  return Promise.race([loadChunk(gone, { page, now: () => now }).catch((error: unknown) => error), reloaded])
}

it('returns what was loaded', async () => {
  expect(await loadChunk(() => Promise.resolve('rules'), { page: aPage() })).toBe('rules')
  expect(reload).not.toHaveBeenCalled()
})

describe('a chunk that is gone', () => {
  it('reloads the page once', async () => {
    const page = aPage()
    expect(await missOn(page)).toBe('reloaded')
    expect(await missOn(page)).toEqual(new Error('404'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

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

  it('may reload the page again a minute later, after another deployment', async () => {
    const page = aPage()
    await missOn(page)
    now += 60_000
    expect(await missOn(page)).toBe('reloaded')
  })

  it('does not reload the page where the server does not answer, and may do so once it does', async () => {
    const lost = aPage({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await missOn(lost)).toEqual(new Error('404'))
    expect(reload).not.toHaveBeenCalled()
    expect(await missOn(Object.assign(lost, { fetch: answer }))).toBe('reloaded')
  })

  it('does not reload the page where the reload cannot be recorded', async () => {
    const broken = () => {
      throw new Error('no storage in this browser')
    }
    const page = aPage({ sessionStorage: { getItem: broken, setItem: broken } })
    expect(await missOn(page)).toEqual(new Error('404'))
    expect(reload).not.toHaveBeenCalled()
  })
})

it('waits for the connection when offline, and does not reload the page', async () => {
  const page = aPage({ onLine: false })
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('rules')
  const part = loadChunk(load, { page })
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(await part).toBe('rules')
  expect(reload).not.toHaveBeenCalled()
})

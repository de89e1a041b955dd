import { beforeEach, expect, it, vi } from 'vitest'
import { finishBeforeReload, reloadOnReturn } from './reload.ts'

const reload = vi.fn()
const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.resetAllMocks()
  fetch.mockResolvedValue(new Response())
})

function aPage() {
  const location = { pathname: '/home', reload }
  return Object.assign(new EventTarget(), { location, fetch, document: { hidden: false } })
}

/** Dispatches a change to the page, and waits until it has acted on it. */
async function change(page: ReturnType<typeof aPage>, event: 'online' | 'visibilitychange'): Promise<void> {
  page.dispatchEvent(new Event(event))
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
}

it.each(['online', 'visibilitychange'] as const)('reloads the page once: %s', async (event) => {
  const page = aPage()
  reloadOnReturn(page)
  expect(reload).not.toHaveBeenCalled()
  page.dispatchEvent(new Event(event))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
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
  page.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', async () => new Response('', { status: 502 })],
])('keeps the page while the server %s', async (_what, answer) => {
  fetch.mockImplementationOnce(answer)
  const page = aPage()
  reloadOnReturn(page)
  await change(page, 'online')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
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
  const answer = Promise.withResolvers<Response>()
  fetch.mockReturnValueOnce(answer.promise)
  const page = aPage()
  const stop = reloadOnReturn(page)
  page.dispatchEvent(new Event('online'))
  stop()
  answer.resolve(new Response())
  await change(page, 'online')
  expect(reload).not.toHaveBeenCalled()
})

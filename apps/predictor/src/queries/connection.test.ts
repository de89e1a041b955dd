import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { watchConnection } from './connection.ts'

const fetch = vi.fn<typeof globalThis.fetch>()

function aPage(onLine: boolean) {
  const navigator = { onLine }
  const page = Object.assign(new EventTarget(), { navigator, fetch, location: { pathname: '/play/' } })
  return page as typeof page & Parameters<typeof watchConnection>[0]
}

const reach = async () => new Response(null)
const fail = async () => {
  throw new TypeError('Failed to fetch')
}

afterEach(() => {
  watchConnection(aPage(true))
})

it.each([
  ['there is a connection although the browser reports none', reach, true],
  ['there is none where the server is out of reach as well', fail, false],
])('reports that %s', async (_, answer, isOnline) => {
  fetch.mockImplementation(answer)
  const known: boolean[] = []
  const stop = onlineManager.subscribe((one) => known.push(one))
  watchConnection(aPage(false))
  expect(onlineManager.isOnline()).toBe(true)
  await expect.poll(() => fetch).toHaveBeenCalled()
  await Promise.resolve()
  await expect.poll(() => onlineManager.isOnline()).toBe(isOnline)
  stop()
})

it('knows of a connection that is lost and comes back', async () => {
  fetch.mockImplementation(fail)
  const page = aPage(true)
  watchConnection(page)
  page.navigator.onLine = false
  page.dispatchEvent(new Event('offline'))
  await expect.poll(() => onlineManager.isOnline()).toBe(false)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  expect(onlineManager.isOnline()).toBe(true)
})

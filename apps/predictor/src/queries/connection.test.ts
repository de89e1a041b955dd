import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchConnection } from './connection.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
const reach = async () => new Response(null)
const fail = async () => {
  throw new TypeError('Failed to fetch')
}

const reportOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => void vi.stubGlobal('fetch', fetch))
afterEach(() => onlineManager.setOnline(true))

it.each([
  ['there is a connection although the browser reports none', reach, true],
  ['there is none where the server is out of reach as well', fail, false],
])('reports that %s', async (_, answer, isOnline) => {
  fetch.mockImplementation(answer)
  reportOnline(false)
  watchConnection()
  expect(onlineManager.isOnline()).toBe(true)
  await expect.poll(() => fetch).toHaveBeenCalled()
  await Promise.resolve()
  await expect.poll(() => onlineManager.isOnline()).toBe(isOnline)
})

it('reports a connection that is lost and comes back', async () => {
  fetch.mockImplementation(fail)
  watchConnection()
  reportOnline(false)
  window.dispatchEvent(new Event('offline'))
  await expect.poll(() => onlineManager.isOnline()).toBe(false)
  reportOnline(true)
  window.dispatchEvent(new Event('online'))
  expect(onlineManager.isOnline()).toBe(true)
})

it('reports a connection that came back while the server was out of reach', async () => {
  const reached = Promise.withResolvers<Response>()
  fetch.mockReturnValue(reached.promise)
  reportOnline(false)
  watchConnection()
  await expect.poll(() => fetch).toHaveBeenCalled()
  reportOnline(true)
  reached.reject(new TypeError('Failed to fetch'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onlineManager.isOnline()).toBe(true)
})

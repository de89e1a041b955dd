import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settingsFrom } from '../config/settings.ts'
import { createEmbedding, useEmbedding } from './embedding.ts'

const HOST = 'https://host.example'
const OPEN = { type: 'touchline:open', screen: 'rules' }

const NO_BOX = document.createElement('p').getBoundingClientRect()

const onMessage = vi.fn()
const post = vi.fn<(message: unknown, origin: unknown) => void>()
let resize: () => void = () => undefined
let height = 640
let embedding: ReturnType<typeof createEmbedding>
let end: ReturnType<typeof embedding.connect>

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize
      }
      observe = () => resize()
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message, origin) => post(message, origin))
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(() => ({
    ...NO_BOX,
    height,
  }))
  height = 640
  embedding = createEmbedding([HOST])
  end = embedding.connect(onMessage)
})

afterEach(() => {
  end?.()
  for (const name of ['style', 'data-room', 'data-short']) document.documentElement.removeAttribute(name)
  onMessage.mockReset()
  post.mockReset()
})

function sendFromHost(data: unknown, origin = HOST, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

it('sends the height at the start and on each change unless the frame is hidden, to the configured origin only', () => {
  for (height of [640, 0, 900.2]) resize()
  expect(post.mock.calls).toEqual([
    [{ type: 'touchline:height', height: 640 }, HOST],
    [{ type: 'touchline:height', height: 901 }, HOST],
  ])
})

it('sends the height when the browser hides the origin of the host from a frame without a referrer', () => {
  end?.()
  post.mockReset()
  Object.defineProperty(window.location, 'ancestorOrigins', { value: ['null'], configurable: true })
  end = createEmbedding([HOST]).connect(onMessage)
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'touchline:height', height: 640 }, HOST)
  Reflect.deleteProperty(window.location, 'ancestorOrigins')
})

it('sends the height again after a hello of the host', () => {
  sendFromHost({ type: 'touchline:hello' })
  expect(post).toHaveBeenCalledTimes(2)
})

it.each([
  OPEN,
  { type: 'touchline:launch', accessToken: 'another' },
  { type: 'touchline:score', fixtureId: 'f1', home: 24, away: 17 },
  { type: 'touchline:consent', granted: true },
])('passes on $type of its host, and of no other page', (message) => {
  sendFromHost(message, 'https://evil.example')
  sendFromHost(message, HOST, null)
  expect(onMessage).not.toHaveBeenCalled()
  sendFromHost(message)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(message)
})

it('passes on no invalid message, and none after its end', () => {
  sendFromHost({ type: 'touchline:consent', granted: false })
  end?.()
  sendFromHost(OPEN)
  expect(onMessage).not.toHaveBeenCalled()
})

it('sends its host what is missing', () => {
  embedding.requestFromHost('tournament')
  expect(post).toHaveBeenLastCalledWith({ type: 'touchline:need', what: 'tournament' }, HOST)
})

it('asks its host for a token, once, and takes the one that comes', async () => {
  vi.useFakeTimers()
  const token = embedding.freshToken('refused')
  expect(post).toHaveBeenLastCalledWith({ type: 'touchline:need', what: 'token' }, HOST)
  sendFromHost({ type: 'touchline:launch', accessToken: 'stolen' }, 'https://evil.example')
  sendFromHost({ type: 'touchline:launch', accessToken: 'another' })
  expect(await token).toBe('another')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it('takes a token that came before it was asked for, and asks for another one when that is refused', async () => {
  vi.useFakeTimers()
  sendFromHost({ type: 'touchline:launch', accessToken: 'early' })
  expect(await embedding.freshToken('refused')).toBe('early')
  const none = embedding.freshToken('early')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await none).toBe('')
  // A second request is sent to the host again, and resolves at once.
  post.mockReset()
  expect(await embedding.freshToken('early')).toBe('')
  expect(post).toHaveBeenCalledOnce()
  sendFromHost({ type: 'touchline:launch', accessToken: 'next' })
  const another = embedding.freshToken('next')
  sendFromHost({ type: 'touchline:launch', accessToken: 'another' })
  expect(await another).toBe('another')
  vi.useRealTimers()
})

it('asks for another token when the one that came before is taken again, because it may have expired as well', async () => {
  const need = [{ type: 'touchline:need', what: 'token' }, HOST]
  sendFromHost({ type: 'touchline:launch', accessToken: 'early' })
  expect(await embedding.freshToken('refused')).toBe('early')
  expect(post.mock.calls).not.toContainEqual(need)
  expect(await embedding.freshToken('refused')).toBe('early')
  expect(post.mock.calls).toContainEqual(need)
  sendFromHost({ type: 'touchline:launch', accessToken: 'next' })
  expect(await embedding.freshToken('refused')).toBe('next')
})

it('waits for no token without a host page', async () => {
  vi.useFakeTimers()
  void createEmbedding([]).freshToken('refused')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

/** Renders the game's connection to its host on this history entry, and returns how often the host was sent another screen. */
function connectGame(state: unknown = null) {
  end?.()
  post.mockReset()
  window.history.replaceState({ usr: state }, '', '/')
  vi.stubGlobal('parent', { postMessage: post })
  const settings = { ...settingsFrom(), hostOrigins: [HOST] }
  renderHook(() => useEmbedding(settings, { onConsent: vi.fn(), onScore: vi.fn() }), {
    wrapper: BrowserRouter,
  })
  return () =>
    post.mock.calls.filter(([message]) => Reflect.get(Object(message), 'type') === 'touchline:screen').length
}

it.each([
  ['not of a game that only loads', { hasBeenActive: false }, 0],
  ['once the player uses it', { hasBeenActive: true }, 3],
  ['in a browser that does not report use', undefined, 3],
])('sends its host each change of the screen: %s', (_when, userActivation, times) => {
  vi.stubGlobal('navigator', { userActivation })
  const screensSent = connectGame()
  for (const path of ['/home/rules', '/home/rules?round=2', '/home'])
    act(() => {
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  expect(screensSent()).toBe(times)
})

it('sends its host each screen that it has opened, even if the player has not used the game yet', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  const screensSent = connectGame()
  act(() => sendFromHost(OPEN))
  expect(screensSent()).toBe(1)
})

it('keeps the state of the screen, such as the board that is shown, with a new token', () => {
  connectGame({ board: 'season' })
  act(() => sendFromHost({ type: 'touchline:launch', accessToken: 'next' }))
  expect(window.location.search).toBe('?accessToken=next')
  expect(window.history.state).toMatchObject({ usr: { board: 'season' } })
})

const placedAt = (what: 'visible' | 'bar') =>
  [`--tl-${what}-start`, `--tl-${what}-end`].map((name) =>
    document.documentElement.style.getPropertyValue(name),
  )

it.each([
  ['with space for bars', { top: 900, height: 700 }, ['900px', '800px'], ['900px', '800px']],
  ['too small for bars', { top: 900, height: 239 }, ['0px', '0px'], ['900px', '1261px']],
  ['beyond the end of the frame', { top: 2000, height: 700 }, ['2000px', '0px'], ['2000px', '0px']],
])('places bars and overlays in a visible part of the frame %s', (_what, part, bars, overlays) => {
  vi.stubGlobal('innerHeight', 2400)
  sendFromHost({ type: 'touchline:visible', ...part })
  expect([placedAt('bar'), placedAt('visible')]).toEqual([bars, overlays])
})

const isShort = () => 'short' in document.documentElement.dataset

it.each([
  { room: 420, height: 420, isLow: true },
  { room: 421, height: 421, isLow: false },
  { room: 800, height: 100, isLow: false },
])('makes bars low by the room of $room px that the host page has', ({ room, height, isLow }) => {
  sendFromHost({ type: 'touchline:visible', top: 0, height, room })
  expect(isShort()).toBe(isLow)
})

it('makes bars low by the height of the frame if the host page sends no room', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  sendFromHost({ type: 'touchline:visible', top: 0, height: 500 })
  expect(isShort()).toBe(true)
})

it('marks the page as framed, so that no layout is as high as the frame', () => {
  expect(document.documentElement.dataset).toHaveProperty('framed')
})

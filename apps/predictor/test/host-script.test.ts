import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SCRIPT = readFileSync(join(import.meta.dirname, '../public/host.js'), 'utf8')
const GAME = 'https://game.example'

interface Connection {
  readonly frame: HTMLIFrameElement
  consent(): void
  launch(supplied: { readonly accessToken?: string; readonly tournamentId?: string }): void
  stop(): void
}

interface HostScript {
  embed(element: Element, options?: { readonly src: string }): Connection
}

function runScript(): HostScript {
  // biome-ignore lint/security/noGlobalEval: the script is a file of its own, which pages load as a classic script
  window.eval(SCRIPT)
  return Reflect.get(window, 'touchlineHost')
}

const frames = () => [...document.querySelectorAll('iframe')]

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'touchlineHost')
})

it('embeds each element once, however often the snippet is in the page', () => {
  document.body.innerHTML = `<div data-touchline-src="${GAME}/home"></div>`
  runScript()
  document.body.insertAdjacentHTML('beforeend', `<div data-touchline-src="${GAME}/home/leaderboard"></div>`)
  runScript()
  expect(frames().map(({ src }) => src)).toEqual([`${GAME}/home`, `${GAME}/home/leaderboard`])
})

it.each(['<div data-touchline-src="https://"></div>', '<iframe data-touchline src="https://"></iframe>'])(
  'embeds the elements after %s, whose address cannot be read, and leaves that alone',
  (unreadable) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const failed = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
    window.addEventListener('error', failed)
    document.body.innerHTML = `${unreadable}<div data-touchline-src="${GAME}/home"></div>`
    runScript()
    window.dispatchEvent(new MessageEvent('message', { data: {}, origin: GAME }))
    expect(frames().at(-1)?.src).toBe(`${GAME}/home`)
    expect(logged).toHaveBeenCalledOnce()
    expect(failed).not.toHaveBeenCalled()
    window.removeEventListener('error', failed)
  },
)

it('waits for the address of a frame that the page loads later, and embeds the elements after it', () => {
  document.body.innerHTML = `<iframe data-touchline src="about:blank"></iframe><div data-touchline-src="${GAME}/home"></div>`
  runScript()
  const [lazy] = frames()
  expect(frames()).toHaveLength(2)
  lazy?.setAttribute('src', `${GAME}/home`)
  const post = vi.spyOn(lazy?.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined)
  lazy?.dispatchEvent(new Event('load'))
  expect(post).toHaveBeenCalledWith({ type: 'touchline:hello' }, GAME)
})

it('removes a frame that it added when it is stopped, and adds it again', () => {
  document.body.innerHTML = '<div></div>'
  const [element] = document.querySelectorAll('div')
  const { embed } = runScript()
  if (element === undefined) throw new Error('The page has no element.')
  embed(element, { src: `${GAME}/home` }).stop()
  expect(frames()).toEqual([])
  embed(element, { src: `${GAME}/home` })
  expect(frames()).toHaveLength(1)
})

it("leaves the page's own frame in the page when it is stopped", () => {
  document.body.innerHTML = `<iframe data-touchline src="${GAME}/home"></iframe>`
  const { embed } = runScript()
  const [frame] = frames()
  if (frame === undefined) throw new Error('The page has no frame.')
  embed(frame).stop()
  expect(frames()).toEqual([frame])
})

it("greets a game in the page's own frame at once, because it may have started", () => {
  document.body.innerHTML = `<iframe data-touchline src="${GAME}/home"></iframe>`
  const post = vi.fn()
  for (const { contentWindow } of frames())
    vi.spyOn(contentWindow ?? window, 'postMessage').mockImplementation(post)
  runScript()
  expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'touchline:hello' }, GAME)
})

/** Embeds the game in an element that the page scrolls, and returns how the game, or another sender, sends a message. */
function embedScrolled() {
  document.body.innerHTML = '<div style="overflow-y: auto"></div>'
  const [element] = document.querySelectorAll('div')
  if (element === undefined) throw new Error('The page has no element.')
  const connection = runScript().embed(element, { src: `${GAME}/home` })
  const { contentWindow: source } = connection.frame
  const send = (data: unknown, sender: MessageEventInit = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: GAME, source, ...sender }))
  return { ...connection, element, source: source ?? window, send }
}

it('holds what the page sends back until the game has started, once', () => {
  const { consent, source, send } = embedScrolled()
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined)
  consent()
  expect(post).not.toHaveBeenCalled()
  for (const height of [640, 641]) send({ type: 'touchline:height', height })
  expect(post.mock.calls).toEqual([[{ type: 'touchline:consent', granted: true }, GAME]])
  consent()
  expect(post).toHaveBeenCalledTimes(2)
})

it.each<[string, unknown, MessageEventInit, string]>([
  ['a height beyond that of any game', { type: 'touchline:height', height: 30_000 }, {}, '20000px'],
  ['an impossible height', { type: 'touchline:height', height: -1 }, {}, '640px'],
  ['no height', { type: 'touchline:height' }, {}, '640px'],
  ['nothing', null, {}, '640px'],
  [
    'a height, from another page',
    { type: 'touchline:height', height: 900 },
    { origin: 'https://other.example' },
    '640px',
  ],
  ['a height, from another frame', { type: 'touchline:height', height: 900 }, { source: window }, '640px'],
])('limits the height of the frame when it is sent %s', (_what, message, sender, height) => {
  const { frame, send } = embedScrolled()
  send(message, sender)
  expect(frame.style.height).toBe(height)
})

it('asks the page for what is missing, with an event that bubbles, and sends on what it supplies', () => {
  const { element, launch, send, source } = embedScrolled()
  const ask = vi.fn<(event: Event) => void>()
  document.body.addEventListener('touchline:need', ask, { once: true })
  send({ type: 'touchline:need', what: 'token' })
  expect(ask.mock.lastCall?.[0]).toMatchObject({ target: element, detail: 'token' })
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined)
  launch({ accessToken: 'next' })
  expect(post.mock.lastCall).toStrictEqual([{ type: 'touchline:launch', accessToken: 'next' }, GAME])
})

it('sends which part of the frame is visible only after the game has started: before that the frame has another origin', () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw()
    return 0
  })
  const { frame, source, send } = embedScrolled()
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined)
  frame.getBoundingClientRect = () => new DOMRect(0, -200, 390, 700)
  window.dispatchEvent(new Event('scroll'))
  expect(post).not.toHaveBeenCalled()
  send({ type: 'touchline:height', height: 640 })
  expect(post).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'touchline:visible', top: 200, height: 500 }),
    GAME,
  )
})

it.each([
  ['above the element that scrolls it', 199, 1],
  ['in sight', 200, 0],
])('scrolls to the top of the frame when a screen opens: %s', (_where, top, times) => {
  const { element, frame, send } = embedScrolled()
  const boxAt = (y: number) => () => new DOMRect(0, y, 390, 500)
  element.getBoundingClientRect = boxAt(200)
  Object.defineProperties(element, { scrollHeight: { value: 900 }, clientHeight: { value: 500 } })
  frame.getBoundingClientRect = boxAt(top)
  frame.scrollIntoView = vi.fn()
  send({ type: 'touchline:screen' })
  expect(frame.scrollIntoView).toHaveBeenCalledTimes(times)
})

/*
 * Shows the game in a page of yours. Include this file from where the game is served, then either
 *
 *   <div data-touchline-src="https://game.example/home?tournamentId=…&accessToken=…"></div>
 *
 * for a new frame, or <iframe data-touchline src="…"></iframe> for one that the page has, or call
 * touchlineHost.embed(element, { src }). Each gives the frame the height of the game.
 * When the player's token has run out, or the address had none, the element gets the event `touchline:need`
 * with what is missing ('token' or 'tournament') in its `detail`; launch({ accessToken }) supplies it, and the
 * game goes on where it was. stop() ends the connection, and removes a frame that embed() added.
 * The page's origin must be in the deployment's `frameAncestors` and in its setting `hostOrigins`.
 */
;(() => {
  if (window.touchlineHost !== undefined) {
    // The script is in the page twice: elements that were added since the first run get a frame, the others have theirs.
    window.touchlineHost.embedAll()
    return
  }

  const MAX_HEIGHT = 20_000
  /** Used until the game has sent its own height. A frame that is not allowed stays usable with a scroll bar. */
  const FIRST_HEIGHT = '640px'

  /** The connections by element, until they are stopped. */
  const connections = new Map()

  /** Connects an iframe, or a new one inside another element, to the game. A connected element keeps its connection. */
  function embed(element, options) {
    const connection = connections.get(element) ?? connect(element, options)
    connections.set(element, connection)
    return connection
  }

  function connect(element, { src = element.dataset.touchlineSrc, title = 'Predictor' } = {}) {
    const isAdopted = element instanceof HTMLIFrameElement
    const frame = isAdopted ? element : document.createElement('iframe')
    // An address that cannot be read throws here, before anything has changed.
    const address = new URL(isAdopted ? frame.src : src, document.baseURI)
    let scheduled = 0
    /** Messages of the page for a game that has not started yet; undefined once it has. */
    let waiting = []
    // What is above the frame may grow or shrink without a scroll of the page.
    const observer = new ResizeObserver(scheduleVisible)

    /** Undefined while a page that loads frames later keeps the address elsewhere: the frame is empty until then. */
    function gameOrigin() {
      const { protocol, origin } = isAdopted ? new URL(frame.src, document.baseURI) : address
      return /^https?:$/.test(protocol) ? origin : undefined
    }

    function post(message) {
      const origin = gameOrigin()
      if (origin !== undefined) frame.contentWindow?.postMessage(message, origin)
    }

    /** Posts a message once the game has started: before that it would be lost. */
    function send(message) {
      if (waiting === undefined) post(message)
      else waiting.push(message)
    }

    function handleMessage({ origin, source, data }) {
      if (origin !== gameOrigin() || source !== frame.contentWindow) return
      if (typeof data !== 'object' || data === null) return
      for (const message of waiting ?? []) post(message)
      waiting = undefined
      if (data.type === 'touchline:height') setHeight(data.height)
      if (data.type === 'touchline:screen') showTop()
      if (data.type === 'touchline:need') element.dispatchEvent(needEvent(data.what))
    }

    function setHeight(height) {
      if (Number.isFinite(height) && height > 0) frame.style.height = `${Math.min(height, MAX_HEIGHT)}px`
      scheduleVisible()
    }

    /** At most once for each picture that the browser draws. */
    function scheduleVisible() {
      if (scheduled === 0) scheduled = requestAnimationFrame(sendVisible)
    }

    /** The part of the frame that the player sees, without what the page's scroll padding keeps free at the top. */
    function sendVisible() {
      scheduled = 0
      const { top, bottom } = frame.getBoundingClientRect()
      const edges = edgesOfSight()
      const start = Math.max(top, edges.start)
      const height = Math.min(bottom, edges.end) - start
      const room = edges.end - edges.start
      if (height > 0 && waiting === undefined)
        post({ type: 'touchline:visible', top: start - top, height, room })
    }

    /** The edges between which the frame can be seen: of the window, and of elements that scroll the frame. */
    function edgesOfSight() {
      let start = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      let end = window.innerHeight
      for (let outer = frame.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (!scrolls(outer)) continue
        const top = outer.getBoundingClientRect().top + outer.clientTop
        start = Math.max(start, top)
        end = Math.min(end, top + outer.clientHeight)
      }
      return { start, end }
    }

    function scrolls(element) {
      const { overflowY } = getComputedStyle(element)
      return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight
    }

    function showTop() {
      if (frame.getBoundingClientRect().top < edgesOfSight().start) frame.scrollIntoView({ block: 'start' })
    }

    function needEvent(what) {
      return new CustomEvent('touchline:need', { bubbles: true, detail: what })
    }

    function sendHello() {
      post({ type: 'touchline:hello' })
    }

    window.addEventListener('message', handleMessage)
    window.addEventListener('resize', scheduleVisible)
    observer.observe(document.body)
    // Captured, because the page may scroll in an element of its own.
    window.addEventListener('scroll', scheduleVisible, { capture: true, passive: true })
    frame.addEventListener('load', sendHello)
    frame.style.width = '100%'
    frame.style.border = '0'
    if (isAdopted) sendHello()
    else {
      frame.style.height = FIRST_HEIGHT
      frame.title = title
      frame.allow = 'web-share; clipboard-write'
      frame.referrerPolicy = 'no-referrer'
      frame.src = address.href
      element.append(frame)
    }

    return {
      frame,
      /** @example open({ screen: 'prediction', fixtureId: '…' }) */
      open: (request) => send({ ...request, type: 'touchline:open' }),
      /** A token, a tournament, or both: the game goes on without a reload. @example launch({ accessToken: '…' }) */
      launch: ({ accessToken, tournamentId }) =>
        send({
          type: 'touchline:launch',
          ...(accessToken !== undefined && { accessToken }),
          ...(tournamentId !== undefined && { tournamentId }),
        }),
      /** How a match stands, with each change. @example score({ fixtureId: '…', home: 24, away: 17, minute: 63 }) */
      score: (score) => send({ ...score, type: 'touchline:score' }),
      /** The player has said yes to analytics. */
      consent: () => send({ type: 'touchline:consent', granted: true }),
      stop() {
        window.removeEventListener('message', handleMessage)
        window.removeEventListener('resize', scheduleVisible)
        window.removeEventListener('scroll', scheduleVisible, { capture: true })
        observer.disconnect()
        cancelAnimationFrame(scheduled)
        frame.removeEventListener('load', sendHello)
        if (!isAdopted) frame.remove()
        connections.delete(element)
      },
    }
  }

  function embedAll() {
    for (const element of document.querySelectorAll('[data-touchline-src], iframe[data-touchline]')) {
      try {
        embed(element)
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the host page's developer has to see it; the other elements get their frames
        console.error('[touchline] An element was not embedded: its address cannot be read', element, error)
      }
    }
  }

  window.touchlineHost = { embed, embedAll }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', embedAll)
  else embedAll()
})()

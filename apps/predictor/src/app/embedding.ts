import { createBarPlacement } from './bar-placement.ts'
import { type GameMessage, hostMessage, type LaunchMessage, type OpenMessage } from './embedding-messages.ts'
import type { Need } from './host-context.ts'

/** How long a request waits for a token of the host page. The client itself times out after 15 s. */
const TOKEN_WITHIN_MS = 5000

interface EmbeddingParts {
  /** The only origins that messages are sent to and accepted from. */
  readonly hostOrigins: readonly string[]
  readonly onOpen: (message: OpenMessage) => void
  readonly onLaunch: (message: LaunchMessage) => void
}

/** The tie to the page that shows the game. */
export interface Embedding {
  /** Says that another screen has come. */
  tellScreen(): void
  requestFromHost(what: Need): void
  /** Resolves to a token of the host, which is asked for one if none has arrived; to '' after a timeout. */
  freshToken(): Promise<string>
  end(): void
}

/** Sends the game's height to the host page on each change, and receives the screens that it requests. */
export function startEmbedding(frame: Window, { hostOrigins, onOpen, onLaunch }: EmbeddingParts): Embedding {
  const root = frame.document.documentElement
  // Layouts made for a window of its own would hold the frame at the height it once had.
  root.dataset['framed'] = ''
  const origins = originsToTell(frame, hostOrigins)
  const bars = createBarPlacement(frame)
  let told = 0
  /** A token that arrived before it was requested. */
  let spare = ''
  let takeToken: ((token: string) => void) | undefined
  /** The host was asked and had no token: later requests do not wait, because a sign-in may take minutes. */
  let isAwaited = false

  function tell(message: GameMessage): void {
    for (const origin of origins) frame.parent.postMessage(message, origin)
  }

  function tellHeight(): void {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (height === told || height === 0) return
    told = height
    tell({ type: 'touchline:height', height })
  }

  function handleMessage({ origin, source, data }: MessageEvent<unknown>): void {
    if (source !== frame.parent || !hostOrigins.includes(origin)) return
    const message = hostMessage(data)
    if (message === undefined) return
    if (message.type === 'touchline:open') onOpen(message)
    else if (message.type === 'touchline:launch') handleLaunch(message)
    else if (message.type === 'touchline:visible') bars.place(message)
    else {
      told = 0
      tellHeight()
    }
  }

  function handleLaunch(message: LaunchMessage): void {
    if (message.accessToken !== undefined) {
      isAwaited = false
      if (takeToken === undefined) spare = message.accessToken
      else takeToken(message.accessToken)
    }
    onLaunch(message)
  }

  function freshToken(): Promise<string> {
    const ready = spare
    spare = ''
    if (ready !== '') return Promise.resolve(ready)
    tell({ type: 'touchline:need', what: 'token' })
    if (isAwaited) return Promise.resolve('')
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        isAwaited = true
        settle('')
      }, TOKEN_WITHIN_MS)
      function settle(token: string): void {
        clearTimeout(giveUp)
        takeToken = undefined
        resolve(token)
      }
      takeToken = settle
    })
  }

  const observer = new ResizeObserver(tellHeight)
  observer.observe(root)
  frame.addEventListener('message', handleMessage)
  return {
    tellScreen: () => tell({ type: 'touchline:screen' }),
    requestFromHost: (what) => tell({ type: 'touchline:need', what }),
    freshToken,
    end: () => {
      observer.disconnect()
      frame.removeEventListener('message', handleMessage)
      delete root.dataset['framed']
      bars.end()
    },
  }
}

/**
 * Browsers that name the host's origin spare the other origins a message that they would refuse. A frame that sends no
 * referrer gets 'null' from some of them.
 */
function originsToTell({ location }: Window, hostOrigins: readonly string[]): readonly string[] {
  const [host = 'null'] = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : []
  return host === 'null' ? hostOrigins : hostOrigins.filter((origin) => origin === host)
}

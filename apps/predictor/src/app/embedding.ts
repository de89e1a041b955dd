import { type GameMessage, hostMessage, type OpenMessage } from './embedding-messages.ts'

interface EmbeddingParts {
  /** The only origins that are told anything or listened to. */
  readonly hostOrigins: readonly string[]
  readonly onOpen: (message: OpenMessage) => void
}

/** The tie to the page that shows the game. */
export interface Embedding {
  /** Says that another screen has come. */
  tellScreen(): void
  end(): void
}

/** Tells the host page how high the game is, whenever that changes, and hears which screen it asks for. */
export function startEmbedding(frame: Window, { hostOrigins, onOpen }: EmbeddingParts): Embedding {
  const root = frame.document.documentElement
  // Layouts made for a window of its own would hold the frame at the height it once had.
  root.dataset['framed'] = ''
  const origins = originsToTell(frame, hostOrigins)
  let told = 0

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
    else {
      told = 0
      tellHeight()
    }
  }

  const observer = new ResizeObserver(tellHeight)
  observer.observe(root)
  frame.addEventListener('message', handleMessage)
  return {
    tellScreen: () => tell({ type: 'touchline:screen' }),
    end: () => {
      observer.disconnect()
      frame.removeEventListener('message', handleMessage)
      delete root.dataset['framed']
    },
  }
}

/** Browsers that name the host's origin spare the others a refused message. */
function originsToTell({ location }: Window, hostOrigins: readonly string[]): readonly string[] {
  const [host] = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : []
  return host === undefined ? hostOrigins : hostOrigins.filter((origin) => origin === host)
}

import { type ComponentType, createContext, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { isFramed, useGameNavigation } from '../navigation/game-navigation.ts'
import { placeBars, resetBars } from './bar-placement.ts'
import {
  type GameMessage,
  type HostMessage,
  hostMessage,
  type Need,
  pathOfMessage,
  type ScoreMessage,
  searchOfLaunch,
} from './embedding-messages.ts'

/** What the deployment and its host page offer a player, also before there is a game. */
interface Deployment extends Partial<Pick<Settings, 'signInUrl' | 'tournaments' | 'basePath'>> {
  /** Leads to the practice match; undefined if the deployment does without it. */
  readonly PracticeInvitation?: ComponentType<{ readonly to: string }> | undefined
  /** Sends the host page what is missing. Does nothing without a host page. */
  readonly requestFromHost?: (need: Need) => void
}

export const DeploymentContext = createContext<Deployment>({})

/** How long a request waits for a token of the host page. The client itself times out after 15 s. */
const TOKEN_WITHIN_MS = 5000

/** The connection to the page that shows the game. */
export interface Embedding {
  /** Sends that another screen is shown. */
  sendScreenChange(): void
  requestFromHost(what: Need): void
  /** Resolves to a token of the host, which is asked for one if none has arrived; to '' after a timeout. */
  freshToken(): Promise<string>
  end(): void
}

/**
 * Sends the game's height to the host page on each change, and passes on what the host page sends.
 * @param hostOrigins the only origins that messages are sent to and accepted from
 */
export function startEmbedding(
  hostOrigins: readonly string[],
  onMessage: (message: HostMessage) => void,
): Embedding {
  const root = document.documentElement
  // Layouts made for a window of its own would hold the frame at the height it once had.
  root.dataset['framed'] = ''
  const origins = receivingOrigins(hostOrigins)
  let sentHeight = 0
  /** A token that arrived before it was requested. */
  let unusedToken = ''
  let resolveToken: ((token: string) => void) | undefined
  /** The host had no token in time: later requests do not wait, because a sign-in may take minutes. */
  let hasTimedOut = false

  function send(message: GameMessage): void {
    for (const origin of origins) window.parent.postMessage(message, origin)
  }

  function sendHeight(): void {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (height === sentHeight || height === 0) return
    sentHeight = height
    send({ type: 'touchline:height', height })
  }

  function handleMessage({ origin, source, data }: MessageEvent<unknown>): void {
    if (source !== window.parent || !hostOrigins.includes(origin)) return
    const message = hostMessage(data)
    if (message === undefined) return
    if (message.type === 'touchline:visible') placeBars(message)
    if (message.type === 'touchline:launch') keepToken(message.accessToken)
    if (message.type === 'touchline:hello') {
      sentHeight = 0
      sendHeight()
    }
    onMessage(message)
  }

  function keepToken(token: string | undefined): void {
    if (token === undefined) return
    hasTimedOut = false
    if (resolveToken === undefined) unusedToken = token
    else resolveToken(token)
  }

  function freshToken(): Promise<string> {
    const ready = unusedToken
    unusedToken = ''
    if (ready !== '') return Promise.resolve(ready)
    send({ type: 'touchline:need', what: 'token' })
    if (hasTimedOut) return Promise.resolve('')
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        hasTimedOut = true
        settle('')
      }, TOKEN_WITHIN_MS)
      function settle(token: string): void {
        clearTimeout(giveUp)
        resolveToken = undefined
        resolve(token)
      }
      resolveToken = settle
    })
  }

  const observer = new ResizeObserver(sendHeight)
  observer.observe(root)
  window.addEventListener('message', handleMessage)
  return {
    sendScreenChange: () => send({ type: 'touchline:screen' }),
    requestFromHost: (what) => send({ type: 'touchline:need', what }),
    freshToken,
    end: () => {
      observer.disconnect()
      window.removeEventListener('message', handleMessage)
      delete root.dataset['framed']
      resetBars()
    },
  }
}

/**
 * Browsers that name the host's origin spare the other origins a message that they would refuse. A frame that sends no
 * referrer gets 'null' from some of them.
 */
function receivingOrigins(hostOrigins: readonly string[]): readonly string[] {
  const [host = 'null'] = 'ancestorOrigins' in window.location ? [...window.location.ancestorOrigins] : []
  return host === 'null' ? hostOrigins : hostOrigins.filter((origin) => origin === host)
}

interface HostHandlers {
  readonly onConsent: () => void
  readonly onScore: (message: ScoreMessage) => void
}

/**
 * Connects the game to its host page if the deployment names one. `requestFromHost` sends what is missing as soon as the
 * connection is ready; `freshToken` resolves to another token, or to '' if there is none.
 */
export function useEmbedding({ hostOrigins }: Settings, { onConsent, onScore }: HostHandlers) {
  const { open } = useGameNavigation()
  const { pathname, search, hash } = useLocation()
  const embedding = useRef<Embedding>(undefined)
  const needed = useRef<Need>(undefined)
  const handleMessage = useEffectEvent((message: HostMessage) => {
    // Screens that the host requests add no entry to its history.
    if (message.type === 'touchline:open') open(pathOfMessage(message, search), { replace: true })
    if (message.type === 'touchline:launch')
      open(createPath({ pathname, search: searchOfLaunch(message, search), hash }), { replace: true })
    if (message.type === 'touchline:consent') onConsent()
    if (message.type === 'touchline:score') onScore(message)
  })
  useEffect(() => {
    if (!isFramed() || hostOrigins.length === 0) return
    const started = startEmbedding(hostOrigins, (message) => handleMessage(message))
    embedding.current = started
    if (needed.current !== undefined) started.requestFromHost(needed.current)
    return () => {
      started.end()
      embedding.current = undefined
    }
  }, [hostOrigins])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the screen is sent
  useEffect(() => embedding.current?.sendScreenChange(), [pathname])
  return {
    requestFromHost: useCallback((need: Need) => {
      needed.current = need
      embedding.current?.requestFromHost(need)
    }, []),
    freshToken: useCallback(async () => (await embedding.current?.freshToken()) ?? '', []),
  }
}

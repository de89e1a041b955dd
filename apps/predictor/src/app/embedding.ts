import { type ComponentType, createContext, useEffect, useEffectEvent, useState } from 'react'
import { createPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { isFramed, useGameNavigation } from '../navigation/game-navigation.ts'
import { placeBars } from './bar-placement.ts'
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
interface Deployment extends Partial<Settings> {
  /** Leads to the practice match; undefined if the deployment does without it. */
  readonly PracticeInvitation?: ComponentType<{ readonly to: string }> | undefined
  /** Sends the host page what is missing. Does nothing without a host page. */
  readonly requestFromHost?: (need: Need) => void
}

export const DeploymentContext = createContext<Deployment>({})

/** How long a request waits for a token of the host page. The client itself times out after 15 s. */
const TOKEN_WITHIN_MS = 5000

/**
 * Creates the connection to the page that shows the game.
 * @param hostOrigins the only origins that messages are sent to and accepted from; without any, nothing is
 */
export function createEmbedding(hostOrigins: readonly string[]) {
  const root = document.documentElement
  const origins = receivingOrigins(hostOrigins)
  let sentHeight = 0
  /** The newest token of the host page. */
  let suppliedToken = ''
  /** The token that replaced another one without a request. */
  let takenToken = ''
  let resolveToken: (token: string) => void = () => undefined
  /** The host had no token in time: later requests do not wait, because a sign-in may take minutes. */
  let hasTimedOut = origins.length === 0

  function send(message: GameMessage): void {
    for (const origin of origins) window.parent.postMessage(message, origin)
  }

  function sendHeight(): void {
    const height = Math.ceil(root.getBoundingClientRect().height)
    if (height === sentHeight || height === 0) return
    sentHeight = height
    send({ type: 'touchline:height', height })
  }

  function requestFromHost(what: Need): void {
    send({ type: 'touchline:need', what })
  }

  /** Resolves to a token of the host other than the refused one, and asks for one if none has arrived; to '' after a timeout. */
  function freshToken(refused: string): Promise<string> {
    const isOther = suppliedToken !== '' && suppliedToken !== refused
    // One that was taken before may have expired as well.
    if (!isOther || suppliedToken === takenToken) requestFromHost('token')
    if (isOther) {
      takenToken = suppliedToken
      return Promise.resolve(suppliedToken)
    }
    if (hasTimedOut) return Promise.resolve('')
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        hasTimedOut = true
        resolve('')
      }, TOKEN_WITHIN_MS)
      resolveToken = (token) => {
        clearTimeout(giveUp)
        resolve(token)
      }
    })
  }

  /** Sends the height of the game on each change, and passes on what the host page sends. Returns a function that ends both. */
  function connect(onMessage: (message: HostMessage) => void): (() => void) | undefined {
    if (origins.length === 0) return
    // Layouts made for a window of its own would hold the frame at the height it once had.
    root.dataset['framed'] = ''
    function handleMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (source !== window.parent || !hostOrigins.includes(origin)) return
      const message = hostMessage(data)
      if (message === undefined) return
      if (message.type === 'touchline:visible') placeBars(message)
      if (message.type === 'touchline:launch' && message.accessToken !== undefined) {
        suppliedToken = message.accessToken
        hasTimedOut = false
        resolveToken(suppliedToken)
      }
      if (message.type === 'touchline:hello') {
        sentHeight = 0
        sendHeight()
      }
      onMessage(message)
    }
    const observer = new ResizeObserver(sendHeight)
    observer.observe(root)
    window.addEventListener('message', handleMessage)
    return () => {
      observer.disconnect()
      window.removeEventListener('message', handleMessage)
    }
  }

  return { connect, send, requestFromHost, freshToken }
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

/** Connects the game to its host page if the deployment names one. */
export function useEmbedding({ hostOrigins }: Settings, { onConsent, onScore }: HostHandlers) {
  const { open } = useGameNavigation()
  const { pathname, search, hash, state } = useLocation()
  const [embedding] = useState(() => createEmbedding(isFramed() ? hostOrigins : []))
  const handleMessage = useEffectEvent((message: HostMessage) => {
    // Screens that the host requests add no entry to its history.
    if (message.type === 'touchline:open') {
      open(pathOfMessage(message, search), { replace: true })
      embedding.send({ type: 'touchline:screen' })
    }
    if (message.type === 'touchline:launch')
      open(createPath({ pathname, search: searchOfLaunch(message, search), hash }), { replace: true, state })
    if (message.type === 'touchline:consent') onConsent()
    if (message.type === 'touchline:score') onScore(message)
  })
  useEffect(() => embedding.connect((message) => handleMessage(message)), [embedding])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the screen is sent
  useEffect(() => {
    // A game that only loads must not scroll the page: the player may be reading further down.
    if (navigator.userActivation?.hasBeenActive !== false) embedding.send({ type: 'touchline:screen' })
  }, [pathname])
  return embedding
}

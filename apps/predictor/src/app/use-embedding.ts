import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { neededPart } from '../loading/needed-part.ts'
import { isFramed } from '../navigation/is-framed.ts'
import { useGameNavigation } from '../navigation/use-game-navigation.ts'
import { logFailure } from '../platform/log.ts'
import type { Embedding } from './embedding.ts'
import type { HostMessage } from './embedding-messages.ts'
import type { Need } from './host-need.ts'

interface HostTie {
  /** Sends the host page what is missing, as soon as the connection to it is ready. */
  readonly tellNeed: (need: Need) => void
  /** Resolves to another token of the host page; to '' if there is none. */
  readonly freshToken: () => Promise<string>
}

/** Connects the game to its host page if the deployment names one. The code for it is loaded only then. */
export function useEmbedding({ hostOrigins }: Settings): HostTie {
  const { open } = useGameNavigation()
  const { pathname, search, hash } = useLocation()
  const embedding = useRef<Embedding>(undefined)
  const needed = useRef<Need>(undefined)
  const follow = useEffectEvent(async (message: HostMessage) => {
    const { pathOfMessage, searchOfLaunch } = await neededPart(() => import('./embedding.ts'))
    if (message.type !== 'touchline:open' && message.type !== 'touchline:launch') return
    const to =
      message.type === 'touchline:open'
        ? pathOfMessage(message, search)
        : createPath({ pathname, search: searchOfLaunch(message, search), hash })
    // Screens that the host requests add no entry to its history.
    open(to, { replace: true })
  })
  useEffect(() => {
    if (!isFramed(window) || hostOrigins.length === 0) return
    let hasEnded = false
    async function start(): Promise<void> {
      const { startEmbedding } = await neededPart(() => import('./embedding.ts'))
      if (hasEnded) return
      const handle = (message: HostMessage) => void follow(message)
      embedding.current = startEmbedding(window, { hostOrigins, onOpen: handle, onLaunch: handle })
      if (needed.current !== undefined) embedding.current.tellNeed(needed.current)
    }
    start().catch((error: unknown) => logFailure('The host page was not told the height', error))
    return () => {
      hasEnded = true
      embedding.current?.end()
      embedding.current = undefined
    }
  }, [hostOrigins])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the screen is sent
  useEffect(() => embedding.current?.tellScreen(), [pathname])
  return {
    tellNeed: useCallback((need) => {
      needed.current = need
      embedding.current?.tellNeed(need)
    }, []),
    freshToken: useCallback(async () => (await embedding.current?.freshToken()) ?? '', []),
  }
}

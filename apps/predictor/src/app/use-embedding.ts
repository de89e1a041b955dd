import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { isFramed } from '../navigation/is-framed.ts'
import { useGameNavigation } from '../navigation/use-game-navigation.ts'
import { logFailure } from '../platform/log.ts'
import type { Embedding } from './embedding.ts'
import type { HostMessage } from './embedding-messages.ts'
import type { Need } from './host-need.ts'
import { neededPart } from './needed-part.ts'

interface HostTie {
  /** Tells the host page what is missing, now or as soon as it can be told. */
  readonly tellNeed: (need: Need) => void
  /** Another token from the host page; '' where there is no such page or it has none. */
  readonly freshToken: () => Promise<string>
}

/** Ties the game to the page that shows it, where the deployment names one; the code for it is loaded only then. */
export function useEmbedding({ hostOrigins }: Settings): HostTie {
  const { open } = useGameNavigation()
  const { pathname, search } = useLocation()
  const embedding = useRef<Embedding>(undefined)
  const needed = useRef<Need>(undefined)
  const follow = useEffectEvent(async (message: HostMessage) => {
    const { pathOfMessage, searchOfLaunch } = await neededPart(() => import('./embedding-messages.ts'))
    if (message.type !== 'touchline:open' && message.type !== 'touchline:launch') return
    const to =
      message.type === 'touchline:open'
        ? pathOfMessage(message, search)
        : createPath({ pathname, search: searchOfLaunch(message, search) })
    // What the host asks for adds no entry to its history.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the screen is told
  useEffect(() => embedding.current?.tellScreen(), [pathname])
  return {
    tellNeed: useCallback((need) => {
      needed.current = need
      embedding.current?.tellNeed(need)
    }, []),
    freshToken: useCallback(async () => (await embedding.current?.freshToken()) ?? '', []),
  }
}

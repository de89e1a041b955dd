import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import type { AnalyticsConsent } from '../device/analytics-consent.ts'
import { isFramed, useGameNavigation } from '../navigation/game-navigation.ts'
import { type Embedding, startEmbedding } from './embedding.ts'
import { type LaunchMessage, type OpenMessage, pathOfMessage, searchOfLaunch } from './embedding-messages.ts'
import type { Need } from './host-context.ts'

interface HostConnection {
  /** Sends the host page what is missing, as soon as the connection to it is ready. */
  readonly requestFromHost: (need: Need) => void
  /** Resolves to another token of the host page; to '' if there is none. */
  readonly freshToken: () => Promise<string>
}

/** Connects the game to its host page if the deployment names one. */
export function useEmbedding({ hostOrigins }: Settings, consent: AnalyticsConsent): HostConnection {
  const { open } = useGameNavigation()
  const { pathname, search, hash } = useLocation()
  const embedding = useRef<Embedding>(undefined)
  const needed = useRef<Need>(undefined)
  // Screens that the host requests add no entry to its history.
  const openScreen = useEffectEvent((message: OpenMessage) =>
    open(pathOfMessage(message, search), { replace: true }),
  )
  const launch = useEffectEvent((message: LaunchMessage) =>
    open(createPath({ pathname, search: searchOfLaunch(message, search), hash }), { replace: true }),
  )
  useEffect(() => {
    if (!isFramed(window) || hostOrigins.length === 0) return
    const started = startEmbedding(window, {
      hostOrigins,
      onOpen: (message) => openScreen(message),
      onLaunch: (message) => launch(message),
      onConsent: consent.grantFromHost,
    })
    embedding.current = started
    if (needed.current !== undefined) started.requestFromHost(needed.current)
    return () => {
      started.end()
      embedding.current = undefined
    }
  }, [hostOrigins, consent])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the screen is sent
  useEffect(() => embedding.current?.sendScreenChange(), [pathname])
  return {
    requestFromHost: useCallback((need) => {
      needed.current = need
      embedding.current?.requestFromHost(need)
    }, []),
    freshToken: useCallback(async () => (await embedding.current?.freshToken()) ?? '', []),
  }
}

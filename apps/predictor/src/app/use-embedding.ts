import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Settings } from '../config/settings.ts'
import { logFailure } from '../platform/log.ts'
import type { Embedding } from './embedding.ts'
import { isFramed } from './embedding-history.ts'
import type { OpenMessage } from './embedding-messages.ts'

/** Ties the game to the page that shows it, where the deployment names one; the code for it is loaded only then. */
export function useEmbedding({ hostOrigins }: Settings): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const embedding = useRef<Embedding>(undefined)
  const open = useEffectEvent(async (message: OpenMessage) => {
    const { pathOfMessage } = await import('./embedding-messages.ts')
    // What the host asks for adds no entry to its history.
    await navigate(pathOfMessage(message, search), { replace: true })
  })
  useEffect(() => {
    if (!isFramed(window) || hostOrigins.length === 0) return
    let hasEnded = false
    async function start(): Promise<void> {
      const { startEmbedding } = await import('./embedding.ts')
      if (!hasEnded)
        embedding.current = startEmbedding(window, { hostOrigins, onOpen: (message) => void open(message) })
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
}

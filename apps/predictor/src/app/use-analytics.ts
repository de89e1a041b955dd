import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Settings } from '../config/settings.ts'
import type { AnalyticsConsent } from '../device/analytics-consent.ts'
import { loadAnalytics, sendPageView, withdrawAnalytics } from './analytics.ts'

interface AnalyticsOptions {
  readonly settings: Settings
  /** Undefined while the address names none; then nothing is loaded. */
  readonly tournamentId: string | undefined
  readonly consent: AnalyticsConsent
}

/**
 * Loads the tag of the tournament, signed in or not. If the deployment asks for consent, nothing is loaded and no cookie is
 * set before it, and a loaded tag stops when it is revoked. Each screen is a page view.
 */
export function useAnalytics({ settings, tournamentId, consent }: AnalyticsOptions): void {
  const isAsked = settings.analyticsConsent === 'ask'
  const isGranted = useSyncExternalStore(consent.subscribe, consent.isGranted) || !isAsked
  const measurementId = tournamentId === undefined ? undefined : settings.analyticsIds[tournamentId]
  const wasGranted = useRef(false)
  useEffect(() => {
    if (measurementId === undefined || (!isGranted && !wasGranted.current)) return
    wasGranted.current = true
    const apply = isGranted ? loadAnalytics : withdrawAnalytics
    apply(measurementId, window)
  }, [measurementId, isGranted])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is a page view
  useEffect(() => {
    if (measurementId !== undefined && isGranted) sendPageView(measurementId, window)
  }, [measurementId, isGranted, pathname])
}

import { lazy, type ReactNode, Suspense } from 'react'
import { useAnalyticsConsent } from '../launch/use-analytics-consent.ts'
import { useGame } from '../launch/use-game.ts'
import { isFramed } from '../navigation/is-framed.ts'
import { logFailure } from '../platform/log.ts'
import type { ConsentNoticeProps } from './consent-notice.tsx'

const ConsentNotice = lazy(
  async (): Promise<{ readonly default: (props: ConsentNoticeProps) => ReactNode }> => {
    try {
      return { default: (await import('./consent-notice.tsx')).ConsentNotice }
    } catch (error) {
      // Without a question there is no consent, and the switch on the profile screen remains.
      logFailure('The consent notice was not loaded', error)
      return { default: () => null }
    }
  },
)

/** Asks once for consent if the deployment requires it and no host page asks instead. Its code is loaded only then. */
export function LazyConsentNotice({ className, onChoose }: Partial<ConsentNoticeProps>) {
  const { isAsked, isGranted, choice, choose } = useAnalyticsConsent()
  const { hostOrigins } = useGame().settings
  const doesHostAsk = isFramed(window) && hostOrigins.length > 0
  if (!isAsked || isGranted || choice !== undefined || doesHostAsk) return null
  return (
    <Suspense>
      <ConsentNotice
        className={className}
        onChoose={(chosen) => {
          choose(chosen)
          onChoose?.(chosen)
        }}
      />
    </Suspense>
  )
}

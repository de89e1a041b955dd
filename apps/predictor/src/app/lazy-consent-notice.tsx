import { Suspense } from 'react'
import { useAnalyticsConsent } from '../launch/use-analytics-consent.ts'
import { useGame } from '../launch/use-game.ts'
import { optionalPart } from '../loading/optional-part.ts'
import { isFramed } from '../navigation/is-framed.ts'
import type { ConsentNoticeProps } from './consent-notice.tsx'

// Without a question there is no consent, and the switch on the profile screen remains.
const ConsentNotice = optionalPart<ConsentNoticeProps>(
  'consent notice',
  async () => (await import('./player-screens.ts')).ConsentNotice,
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

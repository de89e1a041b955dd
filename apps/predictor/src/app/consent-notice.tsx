import { Button, Notice } from '@touchline/ui-kit'
import { use } from 'react'
import { consentCopy } from '../config/copy.ts'
import { AnalyticsConsentContext } from '../launch/analytics-consent.ts'
import { useGame } from '../launch/game.ts'
import { isFramed } from '../navigation/game-navigation.ts'
import layout from '../screen/screen-layout.module.css'

interface ConsentNoticeProps {
  readonly className?: string | undefined
  readonly onChoose: () => void
}

/**
 * Asks once for consent to the analytics tag if the deployment requires it and no host page asks instead. Both buttons look
 * the same, and the game works without an answer.
 */
export function ConsentNotice({ className, onChoose }: ConsentNoticeProps) {
  const { state, choose } = use(AnalyticsConsentContext)
  const { hostOrigins } = useGame().settings
  const doesHostAsk = isFramed() && hostOrigins.length > 0
  if (state !== 'open' || doesHostAsk) return null
  function answer(chosen: 'granted' | 'refused'): void {
    choose(chosen)
    onChoose()
  }
  return (
    <Notice
      live="off"
      className={className}
      action={
        <div className={layout['line']}>
          <Button onClick={() => answer('granted')}>{consentCopy.allow}</Button>
          <Button onClick={() => answer('refused')}>{consentCopy.refuse}</Button>
        </div>
      }
    >
      {consentCopy.question}
    </Notice>
  )
}

import { useId } from 'react'
import { consentCopy } from '../../config/copy/consent-copy.ts'
import { useAnalyticsConsent } from '../../launch/use-analytics-consent.ts'
import styles from './consent-switch.module.css'

/** Renders a switch for the analytics tag if the deployment asks for consent. */
export function ConsentSwitch() {
  const { isAsked, isGranted, choose } = useAnalyticsConsent()
  const hintId = useId()
  if (!isAsked) return null
  return (
    <div className={styles['consent']}>
      <label className={styles['label']}>
        {consentCopy.switchLabel}
        <input
          type="checkbox"
          role="switch"
          className={styles['switch']}
          aria-describedby={hintId}
          checked={isGranted}
          aria-checked={isGranted}
          onChange={({ target }) => choose(target.checked ? 'granted' : 'refused')}
        />
      </label>
      <p id={hintId} className={styles['hint']}>
        {consentCopy.switchHint}
      </p>
    </div>
  )
}

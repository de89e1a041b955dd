import { use, useId } from 'react'
import { consentCopy } from '../../config/copy.ts'
import { AnalyticsConsentContext } from '../../launch/analytics-consent.ts'
import { usePlayer } from '../../launch/game.ts'
import layout from '../../screen/screen-layout.module.css'
import { NicknameForm } from './nickname-form.tsx'
import styles from './player.module.css'

/** Renders the nickname and, if the deployment asks for it, the consent. */
export function ProfileScreen() {
  const player = usePlayer()
  return (
    <>
      <NicknameForm initial={player?.nickname} />
      <ConsentSwitch />
    </>
  )
}

/** Renders a switch for the analytics tag if the deployment asks for consent. */
function ConsentSwitch() {
  const { state, choose } = use(AnalyticsConsentContext)
  const hintId = useId()
  if (state === 'given') return null
  return (
    <div className={styles['consent']}>
      <label className={styles['label']}>
        {consentCopy.switchLabel}
        <input
          type="checkbox"
          role="switch"
          className={styles['switch']}
          aria-describedby={hintId}
          checked={state === 'granted'}
          aria-checked={state === 'granted'}
          onChange={({ target }) => choose(target.checked ? 'granted' : 'refused')}
        />
      </label>
      <p id={hintId} className={layout['note']}>
        {consentCopy.switchHint}
      </p>
    </div>
  )
}

import { Button, Notice } from '@touchline/ui-kit'
import { consentCopy } from '../config/copy/consent-copy.ts'
import type { ConsentChoice } from '../device/analytics-consent.ts'
import styles from './consent-notice.module.css'

export interface ConsentNoticeProps {
  readonly className?: string | undefined
  readonly onChoose: (choice: ConsentChoice) => void
}

/** Asks for consent to the analytics tag. Both buttons look the same, and the game works without an answer. */
export function ConsentNotice({ className, onChoose }: ConsentNoticeProps) {
  return (
    <Notice
      live="off"
      className={className}
      action={
        <div className={styles['choices']}>
          <Button onClick={() => onChoose('granted')}>{consentCopy.allow}</Button>
          <Button onClick={() => onChoose('refused')}>{consentCopy.refuse}</Button>
        </div>
      }
    >
      {consentCopy.question}
    </Notice>
  )
}

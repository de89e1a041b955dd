import { Button, ExternalIcon } from '@touchline/ui-kit'
import { useState } from 'react'
import { shareCopy } from '../config/copy/share-copy.ts'
import styles from './share-button.module.css'
import { type ShareOutcome, shareText } from './share-text.ts'

interface ShareButtonProps {
  readonly text: string
}

/** Shares a text, and says below itself what became of that. */
export function ShareButton({ text }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome>()
  const [isBusy, setIsBusy] = useState(false)
  async function share(): Promise<void> {
    setIsBusy(true)
    setOutcome(undefined)
    setOutcome(await shareText(text, navigator))
    setIsBusy(false)
  }
  return (
    <div className={styles['share']}>
      <Button variant="quiet" icon={<ExternalIcon />} busy={isBusy} onClick={() => void share()}>
        {shareCopy.share}
      </Button>
      <p role="status" className={styles['outcome']}>
        {outcome === undefined ? null : shareCopy[outcome]}
      </p>
      {outcome === 'selectable' ? (
        <textarea
          className={styles['text']}
          aria-label={shareCopy.textLabel}
          readOnly
          rows={text.split('\n').length}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
    </div>
  )
}

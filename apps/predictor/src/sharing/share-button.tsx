import { useMutation } from '@tanstack/react-query'
import { Button, ExternalIcon } from '@touchline/ui-kit'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import styles from './share-button.module.css'
import { shareCopy, shareText } from './share-text.ts'

interface ShareButtonProps {
  readonly text: string
  /** @default 'Share' */
  readonly label?: string | undefined
  /** Renders the button in another place than the messages about the sharing. @default next to each other */
  readonly buttonIn?: ComponentType<{ readonly children: ReactNode }> | undefined
}

/** Renders a button that shares a text, and below it the result. */
export function ShareButton({ text, label = shareCopy.share, buttonIn }: ShareButtonProps) {
  const ButtonPlace = buttonIn ?? Fragment
  const {
    data: outcome,
    isPending,
    mutate,
  } = useMutation({ mutationFn: () => shareText(text, navigator), networkMode: 'always' })
  return (
    <div className={styles['share']}>
      <ButtonPlace>
        <Button
          variant="quiet"
          icon={buttonIn === undefined ? <ExternalIcon /> : undefined}
          busy={isPending}
          onClick={() => mutate()}
        >
          {label}
        </Button>
      </ButtonPlace>
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

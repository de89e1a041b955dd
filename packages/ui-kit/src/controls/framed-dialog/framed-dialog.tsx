import { type ReactElement, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useTexts } from '../../texts/kit-texts.ts'
import { Button } from '../button/button.tsx'
import { CloseIcon, ExternalIcon } from '../icons/icons.tsx'
import styles from './framed-dialog.module.css'

export type FramedDialogProps = {
  /** Whether the dialog is shown. */
  readonly open: boolean
  /** Called when the user closes the dialog: with the close button, Escape, or a click outside. */
  readonly onClose: () => void
  /** Heading of the dialog and title of the frame. */
  readonly title: string
  /** URL of the page in the frame. */
  readonly src?: string | undefined
  /** Content to show if there is no `src`. */
  readonly children?: ReactNode
  /** Text of the link to `src` in a new tab, for pages whose policy blocks frames. @default 'Open in a new tab' */
  readonly newTabLabel?: string | undefined
  /** Class of the dialog element. */
  readonly className?: string | undefined
}

/**
 * Renders a page in a native modal dialog. The focus stays inside and is restored when the dialog closes.
 *
 * @example <FramedDialog open={open} onClose={close} title="Terms and conditions" src="/terms.html" />
 */
export function FramedDialog({
  open,
  onClose,
  title,
  src,
  children,
  newTabLabel,
  className,
}: FramedDialogProps): ReactElement | null {
  const id = useId()
  const texts = useTexts('framedDialog')
  const pointerDownTarget = useRef<EventTarget>(null)
  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes a dialog is Escape, which is native
    <dialog
      ref={showModal}
      className={classNames(styles['dialog'], className)}
      aria-labelledby={id}
      onCancel={(event) => {
        // The parent closes the dialog through `open`, so that both cannot differ.
        event.preventDefault()
        onClose()
      }}
      // Without user interaction since it was shown, a browser may close the dialog despite preventDefault.
      onClose={({ currentTarget: dialog }) => {
        if (!dialog.open) dialog.showModal()
      }}
      onPointerDown={(event) => {
        pointerDownTarget.current = event.target
      }}
      onClick={(event) => {
        // A drag from inside the dialog to its backdrop also fires a click event on the backdrop.
        if (event.target === event.currentTarget && event.target === pointerDownTarget.current) onClose()
      }}
    >
      <div className={styles['frame']}>
        <header className={styles['top']}>
          <h2 id={id}>{title}</h2>
          <Button variant="quiet" shape="round" label={texts.close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </header>
        {src === undefined ? (
          <div className={styles['body']}>{children}</div>
        ) : (
          <>
            <iframe className={styles['page']} src={src} title={title} referrerPolicy="no-referrer" />
            <a className={styles['link']} href={src} target="_blank" rel="noreferrer">
              <span>{newTabLabel ?? texts.newTab}</span>
              <ExternalIcon />
            </a>
          </>
        )}
      </div>
    </dialog>
  )
}

/** Ref callback of the dialog. Closing it before it is removed restores the focus. */
function showModal(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal()
  return () => dialog?.close()
}

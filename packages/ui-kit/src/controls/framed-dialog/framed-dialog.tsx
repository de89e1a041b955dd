import { type ReactElement, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Button } from '../button/button.tsx'
import { CloseIcon, ExternalIcon } from '../icons/icons.tsx'
import styles from './framed-dialog.module.css'

/** Props of {@link FramedDialog}. */
export type FramedDialogProps = {
  /** Whether it is shown. */
  readonly open: boolean
  /** The fan closed it: the close button, Escape, or a press beside it. */
  readonly onClose: () => void
  /** Its heading and the frame's name. */
  readonly title: string
  /** Page shown in the frame. */
  readonly src?: string | undefined
  /** Shown instead of a frame. */
  readonly children?: ReactNode
  /** Name of the close button. @default 'Close' */
  readonly closeLabel?: string | undefined
  /** Link for a host whose policy blocks the frame. @default 'Open in a new tab' */
  readonly openLabel?: string | undefined
  /** Class of the dialog. */
  readonly className?: string | undefined
}

/**
 * A page in a frame over the page: a native modal dialog, so focus stays inside and returns to where it was.
 *
 * @example <FramedDialog open={open} onClose={close} title="Terms and conditions" src="/terms.html" />
 */
export function FramedDialog({
  open,
  onClose,
  title,
  src,
  children,
  closeLabel = 'Close',
  openLabel = 'Open in a new tab',
  className,
}: FramedDialogProps): ReactElement | null {
  const id = useId()
  const pressed = useRef<EventTarget>(null)
  if (!open) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes a dialog is Escape, which is native
    <dialog
      ref={showModal}
      className={classNames(styles['dialog'], className)}
      aria-labelledby={id}
      onCancel={(event) => {
        // The owner closes it, so that `open` and what is shown cannot differ.
        event.preventDefault()
        onClose()
      }}
      // A browser need not heed that where nothing was pressed since it opened.
      onClose={({ currentTarget }) => currentTarget.open || currentTarget.showModal()}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // A drag from the inside that ends beside it is a click on it as well.
        if (event.target === event.currentTarget && event.target === pressed.current) onClose()
      }}
    >
      <div className={styles['frame']}>
        <header className={styles['top']}>
          <h2 id={id}>{title}</h2>
          <Button variant="quiet" shape="round" label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </Button>
        </header>
        {src === undefined ? (
          <div className={styles['body']}>{children}</div>
        ) : (
          <>
            <iframe className={styles['page']} src={src} title={title} referrerPolicy="no-referrer" />
            <a className={styles['link']} href={src} target="_blank" rel="noreferrer">
              {openLabel}
              <ExternalIcon />
            </a>
          </>
        )}
      </div>
    </dialog>
  )
}

/** Ref of the dialog: closing it before it goes gives the focus back to where it was. */
function showModal(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal()
  return () => dialog?.close()
}

import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'
import { type ButtonLook, buttonLook } from './button-look.ts'

/** Props of {@link Button}: those of a native button and these. With `aria-disabled` presses do nothing and the focus stays. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  ButtonLook & {
    /** The words on it, or one icon if round. */
    readonly children: ReactNode
    /** Name for screen readers where the button shows an icon only. */
    readonly label?: string | undefined
    /** Icon before the words. */
    readonly icon?: ReactNode
    /** Work is under way: presses do nothing, focus and size stay. @default false */
    readonly busy?: boolean | undefined
    /** The words while busy; space for both texts is always kept. @default children */
    readonly busyLabel?: string | undefined
  }

/**
 * A native button. States: `data-busy`, `data-variant`, `data-size`, `data-shape`, `data-wide`.
 *
 * @example <Button variant="primary" busy={isSending} busyLabel="Submitting">Submit</Button>
 */
export function Button({
  variant,
  size,
  shape,
  wide,
  label,
  icon,
  busy = false,
  busyLabel,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const look = buttonLook({ variant, size, shape, wide })
  const inert = busy || String(rest['aria-disabled']) === 'true'
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...look}
      className={classNames(look.className, className)}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={inert || undefined}
      data-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={styles['face']}>
        {icon}
        {children}
      </span>
      {busy || busyLabel !== undefined ? (
        <span className={styles['busyFace']}>
          <Spinner size="s" />
          {busyLabel ?? (shape === 'round' ? null : children)}
        </span>
      ) : null}
    </button>
  )
}

import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

/** How loud a button is; at most one `primary` on a screen. */
export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet'] as const
/** One of {@link BUTTON_VARIANTS}. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number]

/** How a button looks. */
export type ButtonLook = {
  /** How loud it is. @default 'secondary' */
  readonly variant?: ButtonVariant | undefined
  /** 'l' is 56 px high, 'm' 44 px. @default 'm' */
  readonly size?: 'm' | 'l' | undefined
  /** 'round' holds one icon. @default 'pill' */
  readonly shape?: 'pill' | 'round' | undefined
  /** Takes the whole width. @default false */
  readonly wide?: boolean | undefined
}

/**
 * The look of a button for another element, such as a router's link.
 *
 * @example <Link to="/home" {...buttonLook({ variant: 'primary' })}>Back to fixtures</Link>
 */
export function buttonLook(look: ButtonLook = {}) {
  return {
    className: classNames(styles['button']),
    'data-variant': look.variant ?? 'secondary',
    'data-size': look.size ?? 'm',
    'data-shape': look.shape ?? 'pill',
    'data-wide': look.wide || undefined,
  } as const
}

/** Props of {@link Button}: those of a native button and these. */
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
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...look}
      className={classNames(look.className, className)}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={styles['face']} aria-hidden={busy && busyLabel !== undefined ? true : undefined}>
        {icon}
        {children}
      </span>
      {busyLabel === undefined ? null : (
        <span className={styles['busyFace']} aria-hidden={busy ? undefined : true}>
          {busyLabel}
        </span>
      )}
      {busy ? (
        <span className={styles['spinner']}>
          <Spinner size="s" />
        </span>
      ) : null}
    </button>
  )
}

import { classNames } from '../../internal/class-names.ts'
import styles from './button.module.css'

/** How loud a button is; at most one `primary` on a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

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

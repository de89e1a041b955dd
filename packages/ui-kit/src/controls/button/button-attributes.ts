import { classNames } from '../../internal/class-names.ts'
import styles from './button.module.css'

/** The emphasis of a button. Use at most one `primary` button per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** The appearance of a button. */
export type ButtonAppearance = {
  /** The emphasis. @default 'secondary' */
  readonly variant?: ButtonVariant | undefined
  /** 'l' is 56 px high, 'm' 44 px. @default 'm' */
  readonly size?: 'm' | 'l' | undefined
  /** 'round' is for a single icon. @default 'pill' */
  readonly shape?: 'pill' | 'round' | undefined
  /** Whether the button has the full width. @default false */
  readonly wide?: boolean | undefined
}

/** The attributes of an element with the appearance of a button. */
export type ButtonAttributes = {
  readonly className: string
  readonly 'data-variant': ButtonVariant
  readonly 'data-size': 'm' | 'l'
  readonly 'data-shape': 'pill' | 'round'
  readonly 'data-wide': true | undefined
}

/**
 * Returns the attributes that give another element the appearance of a button, for instance the link of a router.
 *
 * @example <Link to="/home" {...buttonAttributes({ variant: 'primary' })}>Back to fixtures</Link>
 */
export function buttonAttributes({
  variant = 'secondary',
  size = 'm',
  shape = 'pill',
  wide = false,
}: ButtonAppearance = {}): ButtonAttributes {
  return {
    className: classNames(styles['button']),
    'data-variant': variant,
    'data-size': size,
    'data-shape': shape,
    'data-wide': wide || undefined,
  }
}

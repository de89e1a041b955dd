import { classNames } from '../../internal/class-names.ts'
import styles from './card.module.css'

/** How a card looks. */
export type CardLook = {
  /** A line of the accent at the starting edge: open for the fan. @default false */
  readonly edge?: boolean | undefined
  /** 'wash' is the fan's own, 'plain' has no surface. @default 'raised' */
  readonly tone?: 'raised' | 'wash' | 'plain' | undefined
  /** The whole card is one link or button. @default false */
  readonly pressable?: boolean | undefined
}

/**
 * The look of a card for another element, such as a router's link.
 *
 * @example <Link to={path} {...cardLook({ pressable: true, edge: isOpen })}>…</Link>
 */
export function cardLook({ edge = false, tone = 'raised', pressable = false }: CardLook = {}) {
  return {
    className: classNames(styles['card']),
    'data-edge': edge || undefined,
    'data-tone': tone,
    'data-pressable': pressable || undefined,
  } as const
}

import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react'
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

/** Props of {@link Card}: those of a native element and these. */
export type CardProps = ComponentPropsWithRef<'div'> &
  CardLook & {
    /** The element. @default 'div' */
    readonly as?: 'div' | 'section' | 'article' | 'li' | undefined
  }

/**
 * A raised surface. States: `data-edge`, `data-tone`, `data-pressable`.
 *
 * @example <Card as="section" aria-labelledby="first-try">…</Card>
 */
export function Card({ as = 'div', edge, tone, pressable, className, ...rest }: CardProps): ReactElement {
  const look = cardLook({ edge, tone, pressable })
  return createElement(as, { ...rest, ...look, className: classNames(look.className, className) })
}

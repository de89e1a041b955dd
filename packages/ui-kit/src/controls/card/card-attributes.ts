import { classNames } from '../../internal/class-names.ts'
import styles from './card.module.css'

/** The appearance of a card. */
export type CardAppearance = {
  /**
   * Whether the card has a line at its start edge that follows the corners. It has the accent colour, or those of
   * `--tl-edge-start` (upper half) and `--tl-edge-end`. @default false
   */
  readonly edge?: boolean | undefined
  /** 'accent' marks a selected item or the user's own content, 'plain' has no surface. @default 'raised' */
  readonly tone?: 'raised' | 'accent' | 'plain' | undefined
  /** Whether the whole card is one link or button. @default false */
  readonly pressable?: boolean | undefined
}

/** The attributes of an element with the appearance of a card. */
export type CardAttributes = {
  readonly className: string
  readonly 'data-edge': true | undefined
  readonly 'data-tone': 'raised' | 'accent' | 'plain'
  readonly 'data-pressable': true | undefined
}

/**
 * Returns the attributes that give another element the appearance of a card, for instance the link of a router.
 *
 * @example <Link to={path} {...cardAttributes({ pressable: true, edge: awaitsAnswers })}>…</Link>
 */
export function cardAttributes({
  edge = false,
  tone = 'raised',
  pressable = false,
}: CardAppearance = {}): CardAttributes {
  return {
    className: classNames(styles['card']),
    'data-edge': edge || undefined,
    'data-tone': tone,
    'data-pressable': pressable || undefined,
  }
}

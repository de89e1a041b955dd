import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { type CardAppearance, cardAttributes } from './card-attributes.ts'

/** Props of {@link Card}, in addition to those of a native element. */
export type CardProps = ComponentPropsWithRef<'div'> &
  CardAppearance & {
    /** The HTML element. @default 'div' */
    readonly as?: 'div' | 'section' | 'article' | 'li' | undefined
  }

/**
 * Renders a raised surface. States: `data-edge`, `data-tone`, `data-pressable`.
 *
 * @example <Card as="section" aria-labelledby="first-try">…</Card>
 */
export function Card({ as = 'div', edge, tone, pressable, className, ...rest }: CardProps): ReactElement {
  const attributes = cardAttributes({ edge, tone, pressable })
  // Widened, because the type of a ref fits one kind of element only.
  const Element = as as ElementType
  return <Element {...rest} {...attributes} className={classNames(attributes.className, className)} />
}

import type { ReactElement } from 'react'
import { FormattedNumber } from '../controls/formatted-number/formatted-number.tsx'
import { classNames } from '../internal/class-names.ts'
import { useTexts } from '../texts/kit-texts.ts'
import styles from './points-badge.module.css'

export type PointsBadgeProps = {
  /** The points of the answer. */
  readonly points: number
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders points as '+18 Points'; positive points have the success colour. State: `data-earned`.
 *
 * @example <PointsBadge points={18} />
 */
export function PointsBadge({ points, className }: PointsBadgeProps): ReactElement {
  const texts = useTexts('pointsBadge')
  return (
    <span className={classNames(styles['points'], className)} data-earned={points > 0 || undefined}>
      <FormattedNumber value={points} signed /> <span>{texts.unit(points)}</span>
    </span>
  )
}

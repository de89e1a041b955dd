import { type ReactElement, useLayoutEffect, useState } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './formatted-number.module.css'

export type FormattedNumberProps = {
  /** The number. */
  readonly value: number
  /** Whether numbers that are not negative have a plus sign: '+3', '+0'. @default false */
  readonly signed?: boolean | undefined
  /** Whether the number counts up from 0 on the first render, unless reduced motion is set. @default false */
  readonly countUp?: boolean | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders a number in the format of US English, with tabular figures.
 *
 * @example <FormattedNumber value={1204} /> //=> 1,204
 */
export function FormattedNumber({
  value,
  signed = false,
  countUp = false,
  className,
}: FormattedNumberProps): ReactElement {
  const shownValue = useCountUp(value, countUp)
  const plus = signed && value >= 0 ? '+' : ''
  // Adding 0 turns -0 into 0, which has no sign.
  const textOf = (number: number) => plus + (number + 0).toLocaleString('en-US')
  const shown = textOf(shownValue)
  const target = textOf(value)
  return (
    // The sign is before the digits in right-to-left writing too.
    <span dir="ltr" className={classNames(styles['number'], className)}>
      {shown === target ? (
        target
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          {/* Screen readers receive the final number at once. */}
          <VisuallyHidden>{target}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

const COUNT_UP_MS = 600

/** Returns a number that counts up from 0 to the value once. With reduced motion it is always the value. */
function useCountUp(value: number, enabled: boolean): number {
  const [share, setShare] = useState(1)
  // Before the first paint, otherwise the final number would flash.
  useLayoutEffect(() => {
    if (!enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    setShare(0)
    let frame = 0
    let startedAt: number | undefined
    function draw(at: number): void {
      startedAt ??= at
      const passed = Math.min((at - startedAt) / COUNT_UP_MS, 1)
      // Ease out: fast first, then slower.
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [enabled])
  return share === 1 || !enabled ? value : Math.round(value * share)
}

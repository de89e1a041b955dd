import type { ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './formatted-number.module.css'
import { useCountUp } from './use-count-up.ts'

/** Props of {@link FormattedNumber}. */
export type FormattedNumberProps = {
  /** The number. */
  readonly value: number
  /** Puts a plus before what is not negative: '+3', '+0'. @default false */
  readonly signed?: boolean | undefined
  /** Counts up from 0 once, when it first appears; at once under reduced motion. @default false */
  readonly countUp?: boolean | undefined
  /** Language of the separators. @default 'en-US' */
  readonly locale?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/** A number with thousands separators in tabular figures. @example <FormattedNumber value={1204} /> //=> 1,204 */
export function FormattedNumber({
  value,
  signed = false,
  countUp = false,
  locale = 'en-US',
  className,
}: FormattedNumberProps): ReactElement {
  const shown = useCountUp(value, countUp)
  const plus = signed && value >= 0 ? '+' : ''
  const text = (number: number) => plus + number.toLocaleString(locale)
  return (
    // A sign stands before its figures in right-to-left writing too.
    <span dir="ltr" className={classNames(styles['number'], className)}>
      {shown === value ? text(value) : <CountingNumber shown={text(shown)} meant={text(value)} />}
    </span>
  )
}

function CountingNumber({ shown, meant }: { readonly shown: string; readonly meant: string }): ReactElement {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{meant}</VisuallyHidden>
    </>
  )
}

'use client'

import type { ReactElement } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { useLocale } from '../../locale/use-locale.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './formatted-number.module.css'
import { useCountUp } from './use-count-up.ts'

/** Props of {@link FormattedNumber}. */
export type FormattedNumberProps = {
  /** The number. */
  readonly value: number
  /** Whether numbers that are not negative have a plus sign: '+3', '+0'. @default false */
  readonly signed?: boolean | undefined
  /** Whether the number counts up from 0 on the first render, unless reduced motion is set. @default false */
  readonly countUp?: boolean | undefined
  /** Locale of the separators. @default that of the LocaleProvider, or 'en-US' */
  readonly locale?: string | undefined
  /** Class of the element. */
  readonly className?: string | undefined
}

/**
 * Renders a number with thousands separators and tabular figures.
 *
 * @example <FormattedNumber value={1204} /> //=> 1,204
 */
export function FormattedNumber({
  value,
  signed = false,
  countUp = false,
  locale,
  className,
}: FormattedNumberProps): ReactElement {
  const { tag } = useLocale()
  const shownValue = useCountUp(value, countUp)
  const plus = signed && value >= 0 ? '+' : ''
  // Adding 0 turns -0 into 0, which has no sign.
  const textOf = (number: number) => plus + (number + 0).toLocaleString(locale ?? tag)
  const shown = textOf(shownValue)
  const target = textOf(value)
  return (
    // The sign is before the digits in right-to-left writing too.
    <span dir="ltr" className={classNames(styles['number'], className)}>
      {shown === target ? target : <CountingNumber shown={shown} target={target} />}
    </span>
  )
}

type CountingNumberProps = {
  readonly shown: string
  /** The final number, which screen readers receive at once. */
  readonly target: string
}

function CountingNumber({ shown, target }: CountingNumberProps): ReactElement {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{target}</VisuallyHidden>
    </>
  )
}

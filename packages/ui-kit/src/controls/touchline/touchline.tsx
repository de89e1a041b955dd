import type { ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import styles from './touchline.module.css'

/** Props of {@link Touchline}. */
export type TouchlineProps = {
  /** {@link TouchlineStop}s. */
  readonly children: ReactNode
  /** Class of the list. */
  readonly className?: string | undefined
}

/** The line that runs down from stop to stop and fills as they are done. An ordered list. */
export function Touchline({ children, className }: TouchlineProps): ReactElement {
  return <ol className={classNames(styles['line'], className)}>{children}</ol>
}

/** Props of {@link TouchlineStop}. */
export type TouchlineStopProps = {
  /** Small words above the title, 'prediction one' for instance. */
  readonly eyebrow?: ReactNode
  /** The stop's heading. */
  readonly title: string
  /** The heading; a script may focus it. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Fills the line beside it. @default false */
  readonly done?: boolean | undefined
  /** What happens here. */
  readonly children: ReactNode
  /** Class of the list item. */
  readonly className?: string | undefined
}

/**
 * One stop of a {@link Touchline}. State: `data-done`.
 *
 * @example <TouchlineStop eyebrow="prediction one" title="What will the final score be?" done={isAnswered}>…</TouchlineStop>
 */
export function TouchlineStop({
  eyebrow,
  title,
  titleRef,
  done = false,
  children,
  className,
}: TouchlineStopProps): ReactElement {
  return (
    <li className={classNames(styles['stop'], className)} data-done={done || undefined}>
      {eyebrow === undefined ? null : <p className={styles['eyebrow']}>{eyebrow}</p>}
      <h2 ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} className={styles['title']}>
        {title}
      </h2>
      {children}
    </li>
  )
}

import type { ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import styles from './progress-steps.module.css'

/** Props of {@link ProgressSteps}. */
export type ProgressStepsProps = {
  /** The {@link ProgressStep}s. */
  readonly children: ReactNode
  /** Class of the list. */
  readonly className?: string | undefined
}

/**
 * Renders an ordered list of steps with a vertical progress line that fills as the steps are done.
 *
 * @example <ProgressSteps><ProgressStep title="What will the final score be?">…</ProgressStep></ProgressSteps>
 */
export function ProgressSteps({ children, className }: ProgressStepsProps): ReactElement {
  return <ol className={classNames(styles['steps'], className)}>{children}</ol>
}

/** Props of {@link ProgressStep}. */
export type ProgressStepProps = {
  /** Small text above the title, for instance 'prediction one'. */
  readonly eyebrow?: ReactNode
  /** Heading of the step. */
  readonly title: string
  /** Ref to the heading, which makes it focusable by script. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Whether the step is done, which fills the line next to it. @default false */
  readonly done?: boolean | undefined
  /** Content of the step. */
  readonly children: ReactNode
  /** Class of the list item. */
  readonly className?: string | undefined
}

/**
 * Renders one step of a {@link ProgressSteps}. State: `data-done`.
 *
 * @example <ProgressStep eyebrow="prediction one" title="What will the final score be?" done={isAnswered}>…</ProgressStep>
 */
export function ProgressStep({
  eyebrow,
  title,
  titleRef,
  done = false,
  children,
  className,
}: ProgressStepProps): ReactElement {
  return (
    <li className={classNames(styles['step'], className)} data-done={done || undefined}>
      {eyebrow === undefined ? null : <p className={styles['eyebrow']}>{joinTexts(eyebrow)}</p>}
      <h2 ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} className={styles['title']}>
        {title}
      </h2>
      {children}
    </li>
  )
}

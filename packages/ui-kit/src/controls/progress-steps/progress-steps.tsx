import type { ReactElement, ReactNode, Ref } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import styles from './progress-steps.module.css'

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

export type ProgressStepProps = {
  /** Whether the step is done, which fills the line next to it. @default false */
  readonly done?: boolean | undefined
  /** Content of the step, which starts with a {@link StepHeading}. */
  readonly children: ReactNode
  /** Class of the list item. */
  readonly className?: string | undefined
}

/**
 * Renders one step of a {@link ProgressSteps}. State: `data-done`.
 *
 * @example <ProgressStep done={isAnswered}><StepHeading title="What will the final score be?" />…</ProgressStep>
 */
export function ProgressStep({ done = false, children, className }: ProgressStepProps): ReactElement {
  return (
    <li className={classNames(styles['step'], className)} data-done={done || undefined}>
      {children}
    </li>
  )
}

export type StepHeadingProps = {
  /** Small text above the title, for instance 'prediction one'. */
  readonly eyebrow?: ReactNode
  /** In the line of the small text, for instance 'Saved'. */
  readonly status?: ReactNode
  /** Heading of the step. */
  readonly title: string
  /** Id of the heading, for what it labels. */
  readonly titleId?: string | undefined
  /** Ref to the heading, which makes it focusable by script. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
}

/**
 * Renders the heading of a {@link ProgressStep}. An input can render it within its own layout.
 *
 * @example <StepHeading eyebrow="prediction one" title="What will the final score be?" />
 */
export function StepHeading({ eyebrow, status, title, titleId, titleRef }: StepHeadingProps): ReactElement {
  return (
    <div>
      {eyebrow === undefined ? null : (
        <div className={styles['eyebrow']}>
          <p>{joinTexts(eyebrow)}</p>
          {status}
        </div>
      )}
      <h3
        ref={titleRef}
        id={titleId}
        tabIndex={titleRef === undefined ? undefined : -1}
        className={styles['title']}
      >
        {title}
      </h3>
    </div>
  )
}

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import { useTexts } from '../../texts/kit-texts.ts'
import { Button } from '../button/button.tsx'
import { PlusPattern } from '../plus-pattern/plus-pattern.tsx'
import styles from './message-screen.module.css'

/** The action of a message. */
export type MessageAction = {
  /** Text of the button. @default 'RETRY' */
  readonly label?: string | undefined
  /** Called when the button is pressed. */
  readonly onSelect: () => void
}

export type MessageScreenProps = {
  /** Short title of the message. */
  readonly title: string
  /** The meaning of the message, and what to do next. */
  readonly description?: ReactNode
  /** The action that continues. */
  readonly action?: MessageAction | undefined
  /** Icon above the title. */
  readonly icon?: ReactNode
  /** Additional content below the action. */
  readonly children?: ReactNode
  /** Level of the heading. @default 1 */
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** Class of the outermost element. */
  readonly className?: string | undefined
}

/**
 * Renders a message that fills its container: an error, an empty round, a success.
 *
 * @example <MessageScreen title="ERROR" description="Something went wrong." action={{ onSelect: reload }} />
 */
export function MessageScreen({
  title,
  description,
  action,
  icon,
  children,
  headingLevel = 1,
  className,
}: MessageScreenProps): ReactElement {
  const texts = useTexts('messageScreen')
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles['screen'], className)}>
      <PlusPattern />
      <div className={styles['words']}>
        {icon === undefined ? null : <span className={styles['icon']}>{icon}</span>}
        <Heading className={styles['title']}>{title}</Heading>
        {description === undefined ? null : <p className={styles['description']}>{joinTexts(description)}</p>}
        {action === undefined ? null : (
          <Button variant="primary" size="l" onClick={action.onSelect}>
            {action.label ?? texts.retry}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

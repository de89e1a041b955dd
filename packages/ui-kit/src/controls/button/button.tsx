import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { joinTexts } from '../../internal/join-texts.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'
import { type ButtonAppearance, buttonAttributes } from './button-attributes.ts'

/**
 * Props of {@link Button}, in addition to those of a native button, whose `type` is 'button' by default. With
 * `aria-disabled` clicks are ignored and the button keeps the focus.
 */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  ButtonAppearance & {
    /** The text, or one icon for a round button. */
    readonly children: ReactNode
    /** Label for screen readers. Required for a button with only an icon. */
    readonly label?: string | undefined
    /** Icon before the text. */
    readonly icon?: ReactNode
    /** Whether an action is in progress. Clicks are ignored; the button keeps its size and the focus. @default false */
    readonly busy?: boolean | undefined
    /** The text while busy. The button is always wide enough for both texts. @default children */
    readonly busyLabel?: string | undefined
  }

/**
 * Renders a native button. States: `data-busy`, `data-variant`, `data-size`, `data-shape`, `data-wide`.
 *
 * @example <Button variant="primary" busy={isSending} busyLabel="Submitting">Submit</Button>
 */
export function Button({
  variant,
  size,
  shape,
  wide,
  label,
  icon,
  busy = false,
  busyLabel,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const attributes = buttonAttributes({ variant, size, shape, wide })
  const inert = busy || String(rest['aria-disabled']) === 'true'
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...attributes}
      className={classNames(attributes.className, className)}
      aria-busy={busy || rest['aria-busy']}
      aria-disabled={inert || undefined}
      data-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={styles['face']}>
        {icon}
        <Text>{children}</Text>
      </span>
      {busy || busyLabel !== undefined ? (
        <span className={styles['busyFace']}>
          <Spinner size="s" />
          <Text>{busyLabel ?? (shape === 'round' ? null : children)}</Text>
        </span>
      ) : null}
    </button>
  )
}

/** Renders a text in an element of its own, and other content unchanged. */
function Text({ children }: { readonly children: ReactNode }): ReactNode {
  const content = joinTexts(children)
  return typeof content === 'string' ? <span>{content}</span> : content
}

import { type FocusEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../internal/use-latest.ts'
import { Notice, type NoticeProps } from './notice.tsx'
import styles from './toast.module.css'

export type ToastProps = Omit<NoticeProps, 'live' | 'onDismiss'> & {
  /** Whether the toast is shown. */
  readonly open: boolean
  /** Called when the toast is dismissed or its time has passed. */
  readonly onClose: () => void
  /**
   * Duration in milliseconds. It is paused while a pointer or the focus is on the toast, and restarts when the text
   * changes. @default 6000, Infinity with an action
   */
  readonly durationMs?: number | undefined
  /** 'page' is fixed at the lower edge of the page, 'flow' is in the layout of the app. @default 'page' */
  readonly placement?: 'page' | 'flow' | undefined
}

/**
 * Renders a message that is hidden automatically after a time. If it has the focus when it is hidden, the previous focus is
 * restored. State: `data-placement`.
 *
 * @example <Toast open={saved} onClose={hide} tone="positive">Saved</Toast>
 */
export function Toast({ open, placement = 'page', ...message }: ToastProps): ReactElement {
  return (
    // The live region exists before its message, otherwise some screen readers do not announce the first one.
    <div className={styles['toast']} data-placement={placement} role="status">
      {open ? <ShownToast {...message} /> : null}
    </div>
  )
}

/** Separate from Toast, so that hover and focus state are reset each time the toast is shown. */
function ShownToast({
  onClose,
  durationMs,
  ...notice
}: Omit<ToastProps, 'open' | 'placement'>): ReactElement {
  const close = useLatest(onClose)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const previousFocus = useRef<Element>(null)
  const visibleMs = durationMs ?? (notice.action === undefined ? 6000 : Number.POSITIVE_INFINITY)
  const text = typeof notice.children === 'string' ? notice.children : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text restarts the timer
  useEffect(() => {
    // A timer of infinite length would fire at once.
    if (hovered || focused || visibleMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => close.current(), visibleMs)
    return () => clearTimeout(timer)
  }, [hovered, focused, visibleMs, text, close])
  const hasFocus = useLatest(focused)
  useLayoutEffect(() => {
    // Before the toast is removed, otherwise keyboard users would start again at the top of the page.
    return () => {
      if (hasFocus.current && previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
    }
  }, [hasFocus])
  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused(true)
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes; the controls are inside
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <Notice {...notice} live="off" onDismiss={onClose} />
    </div>
  )
}

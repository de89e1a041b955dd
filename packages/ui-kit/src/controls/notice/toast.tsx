import { type FocusEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../internal/use-latest.ts'
import { useTimer } from '../../internal/use-timer.ts'
import { Notice, type NoticeProps } from './notice.tsx'
import styles from './toast.module.css'

/** Props of {@link Toast}. */
export type ToastProps = Omit<NoticeProps, 'live' | 'onDismiss'> & {
  /** Whether it is shown. */
  readonly open: boolean
  /** It was dismissed or its time is over. */
  readonly onClose: () => void
  /**
   * How long it stays, in ms; it waits while a pointer or the focus is on it, and begins again when its text changes.
   * @default 6000, forever with an action
   */
  readonly durationMs?: number | undefined
  /** 'page' is over the lower edge of the page, 'flow' where the app renders it. @default 'page' */
  readonly placement?: 'page' | 'flow' | undefined
}

/**
 * A message that leaves on its own, over the lower edge of the page or in its flow. State: `data-placement`.
 *
 * @example <Toast open={saved} onClose={hide} tone="positive">Saved</Toast>
 */
export function Toast({ open, placement = 'page', ...shown }: ToastProps): ReactElement {
  return (
    // The live region is there before its message, else some screen readers miss the first one.
    <div className={styles['toast']} data-placement={placement} role="status">
      {open ? <ShownToast {...shown} /> : null}
    </div>
  )
}

/** One showing: a pointer or a focus that stays away with it is not waited for the next time. */
function ShownToast({
  onClose,
  durationMs,
  ...notice
}: Omit<ToastProps, 'open' | 'placement'>): ReactElement {
  const timer = useTimer()
  const close = useLatest(onClose)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<Element>(null)
  const staysMs = durationMs ?? (notice.action === undefined ? 6000 : undefined)
  const text = typeof notice.children === 'string' ? notice.children : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins its own time
  useEffect(() => {
    if (hovered || focused || staysMs === undefined) return
    timer.start(() => close.current(), staysMs)
    return timer.stop
  }, [hovered, focused, staysMs, text, timer, close])
  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  function dismiss() {
    onClose()
    // Nobody who uses a keyboard begins at the top of the page again.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks on; what is pressed is inside
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <Notice {...notice} live="off" onDismiss={dismiss} />
    </div>
  )
}

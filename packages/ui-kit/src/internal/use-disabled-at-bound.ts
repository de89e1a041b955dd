import { useState } from 'react'

/** Props of a button that is disabled at the minimum or maximum. */
type BoundButtonProps = {
  readonly disabled: boolean
  readonly 'aria-disabled': true | undefined
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Returns the props of a button that is disabled at the minimum or maximum. A browser removes the focus from a button
 * that becomes disabled, so a focused button only gets `aria-disabled` and is disabled after it has lost the focus.
 */
export function useDisabledAtBound(atBound: boolean, disabled = false): BoundButtonProps {
  const [focused, setFocused] = useState(false)
  return {
    disabled: disabled || (atBound && !focused),
    'aria-disabled': atBound || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

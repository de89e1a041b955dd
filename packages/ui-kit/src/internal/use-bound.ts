import { useState } from 'react'

/** Props of a button that may have come to its bound. */
interface BoundButtonProps {
  readonly disabled: boolean
  readonly 'aria-disabled': true | undefined
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Props of a button that has come to its bound. A browser takes the focus away from a button that becomes disabled,
 * so the focused one only says so and is disabled once it has been left.
 */
export function useBound(atBound: boolean, disabled = false): BoundButtonProps {
  const [focused, setFocused] = useState(false)
  return {
    disabled: disabled || (atBound && !focused),
    'aria-disabled': atBound || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

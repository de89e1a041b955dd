import type { ReactElement, RefCallback } from 'react'

export type HiddenInputProps = {
  readonly name: string | undefined
  /** The value in the data of the form. @default none, because nothing is chosen or another element submits it */
  readonly value?: string | undefined
  readonly disabled?: boolean | undefined
  readonly onReset: () => void
}

/**
 * Submits the value of a control whose visible elements would submit another text, and resets the control with its form.
 * Renders nothing without a name.
 */
export function HiddenInput({ name, value, disabled, onReset }: HiddenInputProps): ReactElement | null {
  if (name === undefined) return null
  return (
    <input
      ref={onFormReset(onReset)}
      type="hidden"
      // Without a name it is not part of the data.
      name={value === undefined ? undefined : name}
      value={value ?? ''}
      disabled={disabled}
    />
  )
}

function onFormReset(reset: () => void): RefCallback<HTMLInputElement> {
  return (element) => {
    function resetUnlessPrevented({ target, defaultPrevented }: Event): void {
      if (target === element?.form && !defaultPrevented) reset()
    }
    // On the window, because it is the last that receives the event: the handlers of the page may prevent the reset.
    window.addEventListener('reset', resetUnlessPrevented)
    return () => window.removeEventListener('reset', resetUnlessPrevented)
  }
}

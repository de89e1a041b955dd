import { inAct } from './in-act.ts'

/**
 * Moves the thumb of a `Slider` or a `CircularSlider` to a value and releases it, as a drag does: one change, one commit.
 *
 * @param control the element with the role `slider`
 * @param value is limited to the range and rounded to the step, as the browser does
 * @throws Error if the element is no range input, or disabled
 * @example await dragTo(screen.getByRole('slider', { name: 'Minute of the first points' }), 23)
 */
export async function dragTo(control: HTMLElement, value: number): Promise<void> {
  if (!(control instanceof HTMLInputElement) || control.type !== 'range')
    throw new Error(`dragTo: ${describe(control)} is no slider. Pass the element with the role 'slider'.`)
  if (control.disabled) throw new Error(`dragTo: ${describe(control)} is disabled and cannot be moved.`)
  // React ignores a value that was set through its own property of the element.
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await inAct(() => {
    setValue?.call(control, String(value))
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await inAct(() => {
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

function describe(element: HTMLElement): string {
  return `<${element.localName}> ${JSON.stringify(element.getAttribute('aria-label') ?? element.textContent)}`
}

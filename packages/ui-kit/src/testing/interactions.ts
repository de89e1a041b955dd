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

/** Options of {@link pressAndHold}. */
export type HoldOptions = {
  /** How long the button is held, in ms: the first repeat comes after 500 ms, further ones every 50 ms. */
  readonly ms: number
  /** Lets the time pass; with fake timers it advances them. @default waits */
  readonly pass?: ((ms: number) => unknown) | undefined
}

const PRIMARY: PointerEventInit = {
  bubbles: true,
  button: 0,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'touch',
}

/**
 * Presses a step button of a `Counter`, holds it, and releases it.
 *
 * @example await pressAndHold(screen.getByRole('button', { name: 'One more, Chiefs' }), { ms: 700, pass: vi.advanceTimersByTime })
 */
export async function pressAndHold(button: HTMLElement, { ms, pass = wait }: HoldOptions): Promise<void> {
  await inAct(() => {
    button.dispatchEvent(new PointerEvent('pointerdown', PRIMARY))
  })
  await inAct(async () => {
    await pass(ms)
  })
  await inAct(() => {
    button.dispatchEvent(new PointerEvent('pointerup', PRIMARY))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Runs an interaction so that React has rendered its effect afterwards, in a test environment and in a browser. */
async function inAct(interaction: () => void | Promise<void>): Promise<void> {
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') !== true) return await interaction()
  // React has it in development only, so a static import would fail where a bundler builds for production.
  const { act } = await import('react')
  await act(async () => {
    await interaction()
  })
}

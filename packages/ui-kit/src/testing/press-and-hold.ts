import { inAct } from './in-act.ts'

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

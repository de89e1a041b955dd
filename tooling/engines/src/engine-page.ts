/** A point in the viewport of the current frame, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const KEYS = [
  'Tab',
  'Enter',
  'Escape',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
] as const
export type Key = (typeof KEYS)[number]

/** One page of one engine. It has only commands that both drivers support. */
export interface EnginePage extends AsyncDisposable {
  open(url: string): Promise<void>
  back(): Promise<void>
  resize(size: Size): Promise<void>
  /** Calls a function in the current frame. The function must not use outer variables; its result must be JSON. */
  run<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Runs a script in the current frame, outside of the page's content security policy. */
  inject(script: string): Promise<void>
  /** Makes the first iframe of the page the current frame. */
  enterFrame(): Promise<void>
  /** Makes the page itself the current frame. */
  leaveFrame(): Promise<void>
  click(at: Point): Promise<void>
  /** Presses, waits for the callback, and releases. */
  hold(at: Point, whileHeld: () => Promise<void>): Promise<void>
  /** Presses at the first point, moves over the others and releases at the last. */
  drag(points: readonly Point[]): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Cuts or restores the connection; the page receives `offline` or `online`. */
  setOffline(isOffline: boolean): Promise<void>
}

/** A running browser. Its pages share no storage. */
export interface Engine extends AsyncDisposable {
  newPage(): Promise<EnginePage>
}

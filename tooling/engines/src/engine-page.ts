import { Key as KeyCode } from 'selenium-webdriver'

/** Keys that a test can press, by the names that pages receive. */
export const KEY_CODES = {
  Tab: KeyCode.TAB,
  Enter: KeyCode.ENTER,
  ArrowRight: KeyCode.ARROW_RIGHT,
  ArrowDown: KeyCode.ARROW_DOWN,
  Home: KeyCode.HOME,
  End: KeyCode.END,
  PageUp: KeyCode.PAGE_UP,
} as const
export type Key = keyof typeof KEY_CODES

/** Longer than a driver needs on a busy machine, and short enough for a second attempt within the timeout of a test. */
const TIMEOUT_MS = 20_000

/** Rejects when a driver does not finish a command in time, so that another driver or a retry of the test can repeat it. */
export async function withTimeout<T>(command: Promise<T>, name: string): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`The driver did not finish '${name}' within ${TIMEOUT_MS / 1000} s.`)),
    TIMEOUT_MS,
  )
  try {
    return await Promise.race([command, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** A point in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A step of the pointer: a move to a point of the page, in whole pixels, or a press or release of its button. */
export type PointerStep = Point | 'press' | 'release'

/** A page of an engine. Each driver implements the abstract methods; the others are common to both. */
export abstract class EnginePage implements AsyncDisposable {
  #isInFrame = false

  abstract open(url: string): Promise<unknown>
  abstract resize(size: Size): Promise<unknown>
  abstract type(text: string): Promise<unknown>
  abstract press(key: Key): Promise<unknown>
  abstract [Symbol.asyncDispose](): PromiseLike<void>

  /** Evaluates an expression in the current frame. The content security policy of the page does not apply to it. */
  // biome-ignore lint/suspicious/noExplicitAny: the type is that of the page
  abstract evaluate(expression: string): Promise<any>

  /** Makes the first iframe of the page, or the page itself, the current frame. */
  protected abstract switchTo(target: 'iframe' | 'page'): Promise<unknown>
  protected abstract performPointer(...steps: readonly PointerStep[]): Promise<unknown>

  /** Calls a function in the current frame. The function must not use outer variables; its result must be JSON. */
  run<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.evaluate(`(${fn.toString()})(...${JSON.stringify(args)})`)
  }

  /** Goes back in the history without waiting for a page load, which navigation within the game does not cause. */
  async back(): Promise<void> {
    await this.evaluate('void setTimeout(() => history.back())')
  }

  /** Lets requests of the page fail or work again; the page receives `offline` or `online`. Neither driver can cut the connection. */
  setOffline(isOffline: boolean): Promise<void> {
    return this.run(pretendOffline, isOffline)
  }

  async enterFrame(): Promise<void> {
    await this.switchTo('iframe')
    this.#isInFrame = true
  }

  async leaveFrame(): Promise<void> {
    await this.switchTo('page')
    this.#isInFrame = false
  }

  async click(at: Point): Promise<void> {
    await this.performPointer(await this.#inPage(at), 'press', 'release')
  }

  /** Presses at the first point, moves over the others and releases at the last. */
  async drag([first, ...others]: readonly [Point, ...Point[]]): Promise<void> {
    const path: Point[] = []
    for (const point of others) path.push(await this.#inPage(point))
    await this.performPointer(await this.#inPage(first), 'press', ...path, 'release')
  }

  /** Presses, waits for the callback, and releases. */
  async hold(at: Point, whileHeld: () => Promise<void>): Promise<void> {
    await this.performPointer(await this.#inPage(at), 'press')
    try {
      await whileHeld()
    } finally {
      await this.performPointer('release')
    }
  }

  /** Converts a point of the current frame to a point of the page. */
  async #inPage({ x, y }: Point): Promise<Point> {
    const frame = this.#isInFrame ? await this.#framePlace() : { x: 0, y: 0 }
    return { x: Math.round(x + frame.x), y: Math.round(y + frame.y) }
  }

  async #framePlace(): Promise<Point> {
    await this.leaveFrame()
    const place = await this.run(() => {
      const { x = 0, y = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {}
      return { x, y }
    })
    await this.enterFrame()
    return place
  }
}

/** A running browser. Its pages share no storage. */
export interface Engine extends AsyncDisposable {
  newPage(size: Size): Promise<EnginePage>
}

/** Runs in the page. */
function pretendOffline(isOffline: boolean): void {
  const original = Reflect.get(window, 'fetchBeforeOffline') ?? window.fetch
  Object.assign(window, {
    fetchBeforeOffline: original,
    fetch: isOffline ? () => Promise.reject(new TypeError('Load failed')) : original,
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !isOffline })
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

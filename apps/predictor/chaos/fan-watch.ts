import type { Device } from './device.ts'
import { pause } from './pause.ts'
import { screenText } from './screen.ts'

/** A fan made no progress for too long. The message names what the fan waits for, and the screen. */
export class StuckError extends Error {
  override name = 'StuckError' as const
}

/** A page that hangs is not waited for when its screen is read for the report. */
const READ_WITHIN_MS = 5000

/** Ends the waiting of a fan who makes no progress. */
export class FanWatch {
  readonly #limitMs: number
  readonly #stuck = Promise.withResolvers<never>()
  #timer: NodeJS.Timeout | undefined
  #step = 'the first step'
  #device: Device | undefined

  /** @param limitMs the longest time without progress */
  constructor(limitMs: number) {
    this.#limitMs = limitMs
    // Without a step in progress there is no one to receive it.
    this.#stuck.promise.catch(() => undefined)
  }

  /** Records progress: the time starts again. */
  restart(): void {
    this.stop()
    this.#timer = setTimeout(() => void this.#giveUp(), this.#limitMs)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /**
   * Resolves as `work` does, which is a step on a device.
   *
   * @throws StuckError once the fan is stuck, in this step and in every later one
   */
  async during<T>(step: string, device: Device, work: () => Promise<T>): Promise<T> {
    this.#step = step
    this.#device = device
    return Promise.race([this.#stuck.promise, work()])
  }

  async #giveUp(): Promise<void> {
    const step = this.#step
    const read = this.#device?.read().catch(() => undefined)
    const screen = await Promise.race([read, pause(READ_WITHIN_MS).then(() => undefined)])
    const seconds = Math.round(this.#limitMs / 1000)
    this.#stuck.reject(
      new StuckError(`no progress in ${seconds} s, waits for ${step}; screen: ${screenText(screen)}`),
    )
  }
}

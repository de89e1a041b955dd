import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/**
 * The pointer rests in the middle of the screen. Without a window manager a window has the focus only under the pointer,
 * so the middle must lie within a page as wide as a phone.
 */
const SCREEN = '700x1200x24'

/** File descriptor to which Xvfb writes the number of the display once it is ready. */
const READY_DESCRIPTOR = 3

/** A running X server without a monitor. */
export interface VirtualDisplay extends AsyncDisposable {
  /** The value of `DISPLAY`. */
  readonly name: string
}

/** @throws Error when Xvfb ends before it is ready */
export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const args = ['-displayfd', String(READY_DESCRIPTOR), '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  const output = child.stdio[READY_DESCRIPTOR] as Readable
  const [number] = await Promise.race([
    once(output, 'data'),
    exited.then(([code]) => {
      throw new Error(`Xvfb ended with ${String(code)} before it was ready.`)
    }),
  ])
  return {
    name: `:${String(number).trim()}`,
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await exited
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** A program that a test has started. Disposing it stops the program. */
export interface RunningProcess extends AsyncDisposable {
  /** Returns everything that the program has written to stdout and stderr. */
  output(): string
}

interface ProcessOptions {
  /** The program is ready when this URL responds with a 2xx status. */
  readonly url: string
  readonly cwd?: string
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** @default SIGTERM */
  readonly stopSignal?: NodeJS.Signals
}

const POLL_INTERVAL_MS = 50
const READY_WITHIN_MS = 60_000

/**
 * Starts a program and waits until it is ready.
 *
 * @throws Error with the program's output when it ends too early or is not ready after a minute
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  { url, cwd, env, stopSignal }: ProcessOptions,
): Promise<RunningProcess> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const stop = async () => {
    child.kill(stopSignal)
    await ended
  }
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return { output: () => output, [Symbol.asyncDispose]: stop }
    await setTimeout(POLL_INTERVAL_MS)
  }
  await stop()
  throw new Error(`${program} does not respond at ${url}.\n${output}`)
}

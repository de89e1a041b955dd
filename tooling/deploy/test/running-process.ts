import { spawn } from 'node:child_process'
import { once } from 'node:events'

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
const TRIES = 1200

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
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (!hasEnded()) child.kill(stopSignal)
    await ended
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  for (let tries = 0; tries < TRIES && !hasEnded(); tries += 1) {
    if (await answers(url)) return { output: () => output, [Symbol.asyncDispose]: stop }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  await stop()
  throw new Error(`${program} does not respond at ${url}.\n${output}`)
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

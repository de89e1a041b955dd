import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { GRACE_MS } from './grace.ts'
import { MARK } from './own-servers.ts'

export interface ServerCommand {
  readonly name: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** A server that was started and has not ended yet, as far as we know. */
export interface RunningServer {
  readonly name: string
  /** Resolves with the exit code (or the signal's name) when the server has ended. */
  readonly ended: Promise<number | string>
  stop(): Promise<void>
}

/**
 * Starts a Node script in a process group of its own, so that the terminal's Ctrl-C reaches it through us only.
 * It stops when this process ends, for whatever reason.
 */
export function startServer({ name, args, cwd, env }: ServerCommand): RunningServer {
  const child = spawn(process.execPath, ['--import', pathToFileURL(MARK).href, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 0))
  })
  return { name, ended, stop: () => stop(child, ended) }
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  signalGroup(child, 'SIGTERM')
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), GRACE_MS)
  await Promise.race([ended, once(impatience.signal, 'abort')])
  clearTimeout(timer)
  if (child.exitCode === null && child.signalCode === null) signalGroup(child, 'SIGKILL')
  await ended
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended between the check and the signal; there is nothing left to stop.
  }
}

/**
 * Waits until the address answers 2xx.
 *
 * @throws Error when `signal` aborts first
 */
export async function untilAnswers(url: string, signal: AbortSignal): Promise<void> {
  while (!(await answers(url, signal))) {
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

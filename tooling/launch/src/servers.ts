import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { GRACE_MS } from './grace.ts'
import { EXIT_WITH_PARENT } from './own-servers.ts'

export interface ServerCommand {
  readonly name: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** A server that was started. */
export interface RunningServer {
  readonly name: string
  /** Resolves with the exit code (or the signal's name) when the server has ended. */
  readonly ended: Promise<number | string>
  stop(): Promise<void>
}

/**
 * Starts a Node script in its own process group, so that the terminal's Ctrl-C reaches it through this process only.
 * It stops when this process ends, whatever the reason.
 */
export function startServer({ name, args, cwd, env }: ServerCommand): RunningServer {
  const child = spawn(process.execPath, ['--import', pathToFileURL(EXIT_WITH_PARENT).href, ...args], {
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
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(force)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group ended between the check and the signal.
  }
}

/**
 * Waits until the URL answers with a 2xx status.
 *
 * @throws Error when `signal` aborts first
 */
export async function waitUntilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!(await isReady(url, signal))) {
    signal.throwIfAborted()
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'

/** A program of its own that ends with this one, however this one ends. */
export interface OwnChild {
  readonly pid: number
  /** What it printed until it was ready. */
  readonly output: string
  /** Ends it and resolves once it is gone. */
  end(signal: NodeJS.Signals): Promise<void>
}

interface ChildOptions extends Pick<SpawnOptions, 'cwd' | 'env'> {
  readonly args: readonly string[]
  /** A text that it prints once it is ready. */
  readonly ready: string
}

/**
 * Starts a TypeScript program and resolves once it is ready. Its channel to this process closes when this process
 * ends; the program ends then (`exit-with-parent.ts`).
 *
 * @throws Error with what it printed when it ended instead
 */
export async function startChild(script: string, { args, ready, cwd, env }: ChildOptions): Promise<OwnChild> {
  const child = spawn(process.execPath, ['--conditions=@touchline/source', ...PRELOAD, script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = await outputUntil(child, ready)
  return {
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
    },
  }
}

const PRELOAD = ['--import', pathToFileURL(`${import.meta.dirname}/exit-with-parent.ts`).href]

function outputUntil(child: ChildProcess, ready: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  const listen = (text: string) => {
    output += text
    if (output.includes(ready)) resolve(output)
  }
  child.stdout?.setEncoding('utf8').on('data', listen)
  child.stderr?.setEncoding('utf8').on('data', listen)
  child.once('close', (code) =>
    reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}.\n${output}`)),
  )
  return promise
}

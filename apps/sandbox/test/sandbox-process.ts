import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A sandbox in a process of its own, as the command line starts it. */
export interface SandboxProcess {
  readonly apiUrl: string
  readonly pid: number
  /** Ends the process at once (SIGKILL). What it gave to the operating system is kept, unlike in a power cut. */
  kill(): Promise<void>
  /** Ends it politely and returns its exit code. */
  stop(): Promise<number | null>
}

const MAIN = new URL('../src/main.ts', import.meta.url).pathname

/**
 * Starts one and waits until it says that it is ready.
 * @param wrapper a command that runs it, as `unshare` does. @default none
 */
export async function startProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  wrapper: readonly string[] = [],
): Promise<SandboxProcess> {
  const own = [process.execPath, '--conditions=@touchline/source', MAIN, ...args]
  const [command = '', ...rest] = [...wrapper, ...own]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const apiUrl = await readyLine(child)
  // From here on what it complains of is news.
  child.stderr?.pipe(process.stderr)
  const end = async (signal: NodeJS.Signals) => {
    const closed = once(child, 'close')
    child.kill(signal)
    const [code] = await closed
    return typeof code === 'number' ? code : null
  }
  return {
    apiUrl,
    pid: child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

function readyLine(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  const listen = (text: string) => {
    output += text
    const [, apiUrl] = /platform (http\S+)/.exec(output) ?? []
    if (apiUrl) resolve(apiUrl)
  }
  child.stdout?.setEncoding('utf8').on('data', listen)
  child.stderr?.setEncoding('utf8').on('data', listen)
  child.once('close', (code) =>
    reject(new Error(`The sandbox ended with ${code} before it was ready:\n${output}`)),
  )
  return promise
}

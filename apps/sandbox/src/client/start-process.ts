import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A sandbox in a process of its own, as the command line starts it. */
export interface SandboxProcess extends AsyncDisposable {
  /** `http://localhost:4100` */
  readonly url: string
  /** The platform's endpoint, with its trailing slash. */
  readonly apiUrl: string
  readonly pid: number
  /** Ends the process at once (SIGKILL). The operating system keeps what it has received, unlike in a power cut. */
  kill(): Promise<void>
  /** Ends the process with SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
}

interface ProcessOptions {
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv | undefined
  /** A command that runs the sandbox, as `unshare` does. @default none */
  readonly wrapper?: readonly string[] | undefined
}

/** In the repository the sandbox runs from its sources, in the published package from JavaScript. */
const COMMAND = import.meta.filename.endsWith('.ts')
  ? ['--conditions=@touchline/source', join(import.meta.dirname, '../main.ts')]
  : [join(import.meta.dirname, '../main.js')]

/**
 * Starts a sandbox and waits until it is ready. Its errors after that go to this process's error output.
 * @param args the flags of the command line
 * @throws Error with the output if the process ends before it is ready
 */
export async function startProcess(
  args: readonly string[],
  { env = {}, wrapper = [] }: ProcessOptions = {},
): Promise<SandboxProcess> {
  const own = [process.execPath, ...COMMAND, ...args]
  const [command = '', ...rest] = [...wrapper, ...own]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const apiUrl = await readyLine(child)
  child.stderr?.pipe(process.stderr)
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const closed = once(child, 'close')
    child.kill(signal)
    const [code] = await closed
    return typeof code === 'number' ? code : null
  }
  return {
    url: new URL(apiUrl).origin,
    apiUrl,
    pid: child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: async () => {
      await end('SIGTERM')
    },
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

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { SandboxOptions } from '@touchline/sandbox'

/** Where a sandbox answers. */
export interface SandboxAddresses {
  readonly url: string
  readonly apiUrl: string
  readonly origins: readonly string[]
}

export interface HostedSandbox extends SandboxAddresses, AsyncDisposable {}

/** A request to the host process. `stop` is the id of the request that started the sandbox. */
export type HostRequest = { readonly id: number } & (
  | { readonly start: SandboxOptions }
  | { readonly stop: number }
)

export interface HostResponse {
  readonly id: number
  readonly sandbox?: SandboxAddresses
  readonly error?: string
}

const PROCESS = join(import.meta.dirname, 'sandbox-host-process.ts')

let host: ChildProcess | undefined
let running = 0
let lastId = 0

/**
 * Starts a sandbox in a process that holds all sandboxes of this test worker: starting one in a process of its own
 * takes three times the CPU time. The process ends with its last sandbox.
 */
export async function startHostedSandbox(options: SandboxOptions): Promise<HostedSandbox> {
  const id = ++lastId
  const { sandbox } = await send({ id, start: options })
  if (sandbox === undefined) throw new Error('The host process started no sandbox.')
  running += 1
  return {
    ...sandbox,
    [Symbol.asyncDispose]: async () => {
      await send({ id: ++lastId, stop: id })
      running -= 1
      if (running === 0) host?.disconnect()
    },
  }
}

function send(request: HostRequest): Promise<HostResponse> {
  const child = runningHost()
  const { promise, resolve, reject } = Promise.withResolvers<HostResponse>()
  const onMessage = (response: HostResponse) => {
    if (response.id !== request.id) return
    if (response.error === undefined) resolve(response)
    else reject(new Error(response.error))
  }
  const onExit = (code: number | null) => reject(new Error(`The host of the sandboxes ended with ${code}.`))
  child.on('message', onMessage).once('exit', onExit).send(request)
  return promise.finally(() => child.off('message', onMessage).off('exit', onExit))
}

function runningHost(): ChildProcess {
  if (host?.connected) return host
  host = fork(PROCESS, { execArgv: ['--conditions=@touchline/source'] })
  return host
}

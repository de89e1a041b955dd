import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SandboxOptions } from '@touchline/sandbox'

export interface HostAddress {
  readonly url: string
}

/** Where a sandbox answers. */
export interface HostedAddresses {
  readonly id: string
  readonly url: string
  readonly apiUrl: string
  readonly origins: readonly string[]
}

/** Names the address of the host that the processes of a run share. */
export const SHARED_HOST = 'TOUCHLINE_SANDBOX_HOST'

const PROCESS = join(import.meta.dirname, 'sandbox-host-process.ts')

/** Starts a process that holds sandboxes. */
export async function startSandboxHost(): Promise<HostAddress & AsyncDisposable> {
  const child = fork(PROCESS, { execArgv: ['--conditions=@touchline/source'] })
  const ended = once(child, 'exit')
  const { promise: started, resolve, reject } = Promise.withResolvers<HostAddress>()
  child.once('message', resolve)
  child.once('exit', (code) => reject(new Error(`The host of the sandboxes ended with ${code}.`)))
  return {
    ...(await started),
    [Symbol.asyncDispose]: async () => {
      child.disconnect()
      await ended
    },
  }
}

/**
 * Starts a sandbox in the shared host of the run, which takes a third of the CPU time of a process of its own; without
 * a shared host, in such a process.
 */
export async function startHostedSandbox(options: SandboxOptions) {
  await using parts = new AsyncDisposableStack()
  const host = process.env[SHARED_HOST] ?? parts.use(await startSandboxHost()).url
  const response = await fetch(`${host}/sandboxes`, { method: 'POST', body: JSON.stringify(options) })
  if (!response.ok) throw new Error(`The host started no sandbox: ${await response.text()}`)
  const { id, ...addresses }: HostedAddresses = await response.json()
  parts.defer(async () => {
    await fetch(`${host}/sandboxes/${id}`, { method: 'DELETE' })
  })
  const running = parts.move()
  return { ...addresses, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

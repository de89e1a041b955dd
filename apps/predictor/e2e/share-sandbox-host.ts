import { SHARED_HOST, startSandboxHost } from './rig/sandbox-host.ts'

/** Starts the host of all sandboxes before the journeys of a run, and returns the function that ends it after them. */
// biome-ignore lint/style/noDefaultExport: Playwright and vitest call it
export default async function shareSandboxHost(): Promise<() => Promise<void>> {
  const host = await startSandboxHost()
  process.env[SHARED_HOST] = host.url
  return async () => host[Symbol.asyncDispose]()
}

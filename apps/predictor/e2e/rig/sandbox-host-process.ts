import { type Sandbox, startSandbox } from '@touchline/sandbox'
import type { HostRequest, HostResponse } from './sandbox-host.ts'

/** The process behind `sandbox-host.ts`. It ends with the process that started it. */

const sandboxes = new Map<number, Sandbox>()

process.once('disconnect', () => process.exit())
process.on('message', async (request: HostRequest) => {
  process.send?.(await responseTo(request))
})

async function responseTo({ id, ...request }: HostRequest): Promise<HostResponse> {
  try {
    if ('stop' in request) {
      await sandboxes.get(request.stop)?.close()
      sandboxes.delete(request.stop)
      return { id }
    }
    const sandbox = await startSandbox(request.start)
    sandboxes.set(id, sandbox)
    const { url, apiUrl, origins } = sandbox
    return { id, sandbox: { url, apiUrl, origins } }
  } catch (error) {
    return { id, error: String(error) }
  }
}

import { serve } from '@hono/node-server'
import { type Sandbox, type SandboxOptions, startSandbox } from '@touchline/sandbox'
import { Hono } from 'hono'
import type { HostAddress, HostedAddresses } from './sandbox-host.ts'

/** The process behind `sandbox-host.ts`. It ends with the process that started it. */

const sandboxes = new Map<string, Sandbox>()

const app = new Hono()
app.post('/sandboxes', async (context) => {
  const sandbox = await startSandbox(await context.req.json<SandboxOptions>())
  const id = new URL(sandbox.url).port
  sandboxes.set(id, sandbox)
  const { url, apiUrl, origins } = sandbox
  return context.json({ id, url, apiUrl, origins } satisfies HostedAddresses)
})
app.delete('/sandboxes/:id', async (context) => {
  const id = context.req.param('id')
  await sandboxes.get(id)?.close()
  sandboxes.delete(id)
  return context.body(null, 204)
})
app.onError((error, context) => context.text(error.message, 500))

process.once('disconnect', () => process.exit())
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.send?.({ url: `http://127.0.0.1:${port}` } satisfies HostAddress)
})

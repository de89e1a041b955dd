import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { type StaticAppOptions, staticApp } from './static-app.ts'

export interface ServedGame extends AsyncDisposable {
  readonly url: string
}

/** Serves the production build on loopback. Port 0 selects a free port. */
export async function serveGame(options: StaticAppOptions, port = 0): Promise<ServedGame> {
  const app = staticApp(options)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (info: AddressInfo) => {
      resolve({
        url: `http://localhost:${info.port}`,
        [Symbol.asyncDispose]: () => closed(server),
      })
    })
    server.on('error', reject)
  })
}

/** Closes a server together with its idle connections, which browsers keep open. */
export function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

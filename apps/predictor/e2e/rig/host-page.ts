import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { closed } from '../../server/serve-game.ts'

/** A page that shows the game, on an allowed origin and on one that is not allowed. */
export interface HostPage extends AsyncDisposable {
  readonly origin: string
  readonly strangerOrigin: string
  /** The page with the game at this address in a frame. */
  show(gameUrl: string): void
}

/** Serves a page whose policy forbids inline script, as a careful host would. */
export async function serveHostPage(): Promise<HostPage> {
  let html = ''
  let gameOrigin = ''
  const app = new Hono()
  app.get('/', (context) =>
    context.html(html, 200, {
      'content-security-policy': `default-src 'none'; script-src ${gameOrigin}; frame-src *`,
    }),
  )
  app.get('/elsewhere', (context) => context.html('<h1>Elsewhere</h1>'))
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      resolve({
        origin: `http://localhost:${port}`,
        strangerOrigin: `http://127.0.0.1:${port}`,
        show: (gameUrl) => {
          gameOrigin = new URL(gameUrl).origin
          html = pageWith(gameUrl, gameOrigin)
        },
        [Symbol.asyncDispose]: () => closed(server),
      })
    })
    server.on('error', reject)
  })
}

function pageWith(gameUrl: string, gameOrigin: string): string {
  const src = gameUrl.replaceAll('&', '&amp;')
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title>
<script src="${gameOrigin}/host.js" defer></script><h1>Host</h1><div data-touchline-src="${src}"></div><p>After the game</p></html>`
}

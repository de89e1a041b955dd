import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { deployedPage } from './deployed-page.ts'
import { type Neighbours, RESOURCE_POLICY, SHARED_FILE, securityHeaders } from './security-headers.ts'

export interface StaticAppOptions {
  /** Folder of the production build. */
  readonly root: string
  readonly neighbours: Neighbours
  /** Written into the page as its settings. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** Returns the production build as a host serves it: hashed files are cached for a year, unknown paths get the page of the game. */
export function staticApp({ root, neighbours, settings }: StaticAppOptions): Hono {
  const { platformOrigins } = neighbours
  const page = deployedPage(readFileSync(join(root, 'index.html'), 'utf8'), { ...settings, platformOrigins })
  const files = serveStatic({ root })
  const app = new Hono()
  app.use(compress())
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(neighbours))) context.header(name, value)
    const { path } = context.req
    const isShared = path === `/${SHARED_FILE}`
    context.header(
      'cross-origin-resource-policy',
      isShared ? RESOURCE_POLICY.sharedFile : RESOURCE_POLICY.rest,
    )
    if (context.res.ok)
      context.header(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
  })
  // The file of the build has no settings.
  for (const path of ['/', '/index.html']) app.get(path, (context) => context.html(page))
  app.get('*', files)
  // An old page may request a file of a build that is gone: that is a 404, not the page of the game.
  app.get('/assets/*', (context) => context.notFound())
  app.get('*', (context) => context.html(page))
  return app
}

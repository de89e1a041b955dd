import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import type { Logger } from '../../core/logger.ts'
import { type ControlAccess, controlGuard } from '../../middleware/control-guard.ts'
import { notFound } from '../../middleware/http-error.ts'
import { ControlRoomBuildError, controlRoomBundle } from '../../services/control-room/bundle.ts'

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  // Geometry that the kit's controls compute.
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface PageDeps {
  readonly controlAccess: ControlAccess
  readonly logger: Logger
  /** Where the page's files are. @default built from sources at the first visit */
  readonly bundle?: (() => Promise<string>) | undefined
}

/**
 * Serves the control room to browsers; requests that do not accept HTML get the JSON for scripts. If a
 * control secret is set, the page itself is open, since a browser cannot send the secret with its
 * address: it shows nothing before the user has typed the secret, which it sends with each request.
 */
export function controlRoomPage({ controlAccess, logger, bundle = controlRoomBundle }: PageDeps): Hono {
  const app = new Hono({ strict: false })
  const guard = controlGuard({ ...controlAccess, secret: undefined })
  let latest: Promise<string> | undefined
  app.get('/', async (c, next) => {
    c.header('vary', 'accept')
    const supports = ['application/json', 'text/html']
    if (accepts(c, { header: 'Accept', supports, default: 'application/json' }) !== 'text/html') return next()
    if (controlAccess.secret === undefined) await guard(c, () => showPage(c))
    else await showPage(c)
    return c.res
  })

  async function showPage(c: Context): Promise<void> {
    c.header('cache-control', 'no-cache')
    c.header('content-security-policy', POLICY)
    c.header('referrer-policy', 'no-referrer')
    c.header('x-content-type-options', 'nosniff')
    latest = bundle()
    try {
      c.res = c.html(await readFile(join(await latest, 'index.html'), 'utf8'))
    } catch (error) {
      if (!(error instanceof ControlRoomBuildError)) throw error
      logger.error('control room not built', error)
      c.res = c.html(NOT_BUILT, 503)
    }
  }

  app.get('/control-room/assets/:file{[\\w-]+(\\.[\\w-]+)+}', async (c) => {
    const file = c.req.param('file')
    const type = CONTENT_TYPES.get(extname(file))
    // Those of the page that was served last: to find its folder, all sources are read.
    latest ??= bundle()
    const content = type && (await readFile(join(await latest, 'assets', file)).catch(() => undefined))
    if (!content) throw notFound('File')
    // The name carries the content's hash.
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(content, 200, { 'content-type': type, 'x-content-type-options': 'nosniff' })
  })
  return app
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Control room · not built</title>
<body style="font: 1rem/1.5 system-ui; max-width: 38rem; margin: 4rem auto; padding: 0 1rem">
<h1>The control room is not built</h1>
<p>The sandbox itself works: scripts and the game can use it as always. Only this page is missing; the sandbox's log
says why.</p>
<p>Most often a package is not installed. From the repository's root:</p>
<pre>pnpm install</pre>
<p>Then <a href="">load this page again</a>. The controls are also at hand for scripts, for instance:</p>
<pre>curl http://localhost:4100/_sandbox/</pre>
</body>
</html>
`

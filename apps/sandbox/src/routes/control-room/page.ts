import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'
import { type ControlAccess, controlGuard } from '../../middleware/control-guard.ts'
import { notFound } from '../../middleware/http-error.ts'

/** Where the package's `build` puts the page: next to the sources, and inside `dist` in the published package. */
const BUILT = fileURLToPath(
  new URL(
    import.meta.filename.endsWith('.ts') ? '../../../dist/control-room/' : '../../control-room/',
    import.meta.url,
  ),
)

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    // Geometry that the kit's controls compute.
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

interface PageDeps {
  readonly controlAccess: ControlAccess
  /** Where the page's files are. @default where the package's `build` puts them */
  readonly folder?: string | undefined
}

/**
 * Serves the control room to browsers; requests that do not accept HTML get the JSON for scripts. If a control secret is set,
 * the page itself is open, since a browser cannot send the secret with its address: it shows nothing before the user
 * has typed the secret, which it sends with each request.
 */
export function controlRoomPage({ controlAccess, folder = BUILT }: PageDeps): Hono {
  const app = new Hono({ strict: false })
  const guard = controlGuard({ ...controlAccess, secret: undefined })
  app.get('/', async (c, next) => {
    c.header('vary', 'accept')
    const supports = ['application/json', 'text/html']
    if (accepts(c, { header: 'Accept', supports, default: 'application/json' }) !== 'text/html') return next()
    if (controlAccess.secret === undefined) await guard(c, async () => {})
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
    return page === undefined ? c.text(NOT_BUILT, 503) : c.html(page, 200, HEADERS)
  })

  app.get('/control-room/assets/:file{[\\w-]+(\\.[\\w-]+)+}', async (c) => {
    const file = c.req.param('file')
    const content = await readFile(join(folder, 'assets', file)).catch(() => undefined)
    if (content === undefined) throw notFound('File')
    return c.body(content, 200, {
      'content-type': getMimeType(file) ?? 'application/octet-stream',
      // The name carries the content's hash.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}

const NOT_BUILT =
  'The control room is not built; the rest of the sandbox works. Run pnpm --filter @touchline/sandbox build, and load this page again.\n'

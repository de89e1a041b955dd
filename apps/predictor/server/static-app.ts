import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { deployedPage } from './deployed-page.ts'
import { MEDIA_TYPES } from './media-types.ts'
import { MAIN_PAGE, PAGES, pageOf } from './route-pages.ts'
import { type Neighbours, RESOURCE_POLICY, SHARED_FILE, securityHeaders } from './security-headers.ts'

export interface StaticAppOptions {
  /** Folder of the production build. */
  readonly root: string
  readonly neighbours: Neighbours
  /** Written into the page as its settings. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** The production build as a host serves it: precompressed, hashed files for ever, unknown paths are the app. */
export function staticApp({ root, neighbours, settings }: StaticAppOptions): Hono {
  const { platformOrigins } = neighbours
  const pages = new Map(
    PAGES.filter((name) => existsSync(join(root, name))).map((name) => {
      const html = deployedPage(readFileSync(join(root, name), 'utf8'), { ...settings, platformOrigins })
      return [name, servedPage(html)]
    }),
  )
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(neighbours))) context.header(name, value)
    const isShared = context.req.path === `/${SHARED_FILE}`
    context.header(
      'cross-origin-resource-policy',
      isShared ? RESOURCE_POLICY.sharedFile : RESOURCE_POLICY.rest,
    )
  })
  app.get('*', (context) => {
    const { path } = context.req
    const accepts = context.req.header('accept-encoding') ?? ''
    const file = fileAt(root, path)
    if (file === undefined) {
      // A missing file under a hash is an old page asking for a build that is gone: that is a 404, not the app.
      if (path.startsWith('/assets/')) return context.notFound()
      const page = pages.get(pageOf(path.slice(1))) ?? pages.get(MAIN_PAGE)
      if (page === undefined) return context.notFound()
      const isPacked = accepts.includes('br')
      return context.body(isPacked ? page.packed() : page.html, 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(isPacked && { 'content-encoding': 'br' }),
      })
    }
    const isPacked = accepts.includes('br') && existsSync(`${file}.br`)
    return context.body(readFileSync(isPacked ? `${file}.br` : file), 200, {
      'content-type': contentType(file),
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(isPacked && { 'content-encoding': 'br' }),
    })
  })
  return app
}

/** Compresses the page at its first request: most servers of a test run answer for one page of five. */
function servedPage(html: string) {
  let packed: Uint8Array<ArrayBuffer> | undefined
  return {
    html,
    packed: () => {
      packed ??= new Uint8Array(brotliCompressSync(html))
      return packed
    },
  }
}

function contentType(file: string): string {
  const type = MEDIA_TYPES[extname(file).slice(1)] ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function fileAt(root: string, path: string): string | undefined {
  const file = join(root, normalize(decodeURIComponent(path)))
  const isInside = file.startsWith(`${normalize(root)}/`)
  return isInside &&
    extname(file) !== '' &&
    extname(file) !== '.br' &&
    !PAGES.includes(path.slice(1)) &&
    existsSync(file)
    ? file
    : undefined
}

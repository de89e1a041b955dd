import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Mustache from 'mustache'
import { RESOURCE_POLICY, SHARED_FILE } from '../../../apps/predictor/server/security-headers.ts'

/** Below the base path: files with a hash in their name are cached for a year; all other files are revalidated. */
export const CACHING = {
  hashed: { folder: 'assets/', cacheControl: 'public, max-age=31536000, immutable' },
  rest: { cacheControl: 'no-cache' },
} as const

/** Media types of the files of a build, by extension. */
const MEDIA_TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
} as const

/** Types to compress next to text/html, which nginx always compresses. Typefaces are compressed already. */
const GZIP_TYPES = ['text/css', 'text/javascript', 'application/json', 'image/svg+xml']

const TEMPLATE = readFileSync(join(import.meta.dirname, 'nginx.conf.mustache'), 'utf8')

/** Reads of the platform that nginx answers from its cache. */
export interface PublicReads {
  readonly platform: string
  /** Public URL of the path that is forwarded to that origin, with a trailing slash. */
  readonly address: string
  readonly cache: string
  readonly seconds: number
}

export interface NginxOptions {
  readonly root: string
  readonly port: number
  readonly logs: string
  readonly basePath: string
  /** @default none */
  readonly publicReads?: PublicReads | undefined
}

/**
 * Returns a server of the game for nginx's `conf.d`. It uses only modules that every build of nginx has.
 *
 * @throws Error when a value contains characters that nginx interprets
 */
export function nginxConfiguration(
  headers: Readonly<Record<string, string>>,
  { basePath, publicReads, ...options }: NginxOptions,
): string {
  const hashedPath = basePath + CACHING.hashed.folder
  const view = {
    ...options,
    basePath,
    hashedPath,
    hashedPattern: patternOf(hashedPath),
    sharedFilePattern: patternOf(basePath + SHARED_FILE),
    caching: CACHING,
    resourcePolicy: RESOURCE_POLICY,
    mediaTypes: Object.entries(MEDIA_TYPES).map(([extension, type]) => ({ extension, type })),
    gzipTypes: GZIP_TYPES.join(' '),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    publicReads: publicReads && { ...publicReads, ...upstream(publicReads) },
    outsideBasePath: basePath !== '/' && { withoutSlash: basePath.slice(0, -1) },
  }
  return Mustache.render(TEMPLATE, view, {}, { escape: nginxText })
}

function upstream({ platform, address }: PublicReads) {
  const { host, hostname, protocol } = new URL(platform)
  return { host, hostname, isTls: protocol === 'https:', path: new URL(address).pathname }
}

/** Escapes a path for a regular expression. */
function patternOf(path: string): string {
  return path.replaceAll('.', '[.]')
}

function nginxText(value: unknown): string {
  const text = String(value)
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would interpret characters of this value: ${text}`)
  return text
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Mustache from 'mustache'
import { COMPRESSIBLE, MEDIA_TYPES } from '../../../apps/predictor/server/media-types.ts'
import { ROUTE_PAGES } from '../../../apps/predictor/server/route-pages.ts'
import { RESOURCE_POLICY, SHARED_FILE } from '../../../apps/predictor/server/security-headers.ts'
import { CACHING } from './caching.ts'

const TEMPLATE = readFileSync(join(import.meta.dirname, 'nginx.conf.mustache'), 'utf8')

/** Reads of the platform that nginx answers for many fans at once. */
export interface PublicReads {
  /** Origin of the platform. */
  readonly platform: string
  /** Public URL of the path that stands for that origin, with a slash at the end. */
  readonly address: string
  /** Folder of the stored responses. */
  readonly cache: string
  /** Seconds until a response is read again. */
  readonly seconds: number
}

export interface NginxOptions {
  /** Folder that nginx serves. */
  readonly root: string
  readonly port: number
  /** Folder of the access log. */
  readonly logs: string
  /** Path that the game is served below. */
  readonly basePath: string
  /** @default none */
  readonly publicReads?: PublicReads | undefined
}

/**
 * Returns a server of the game for nginx's `conf.d`. It needs only modules that every build of nginx has.
 *
 * @throws Error when nginx would find a variable or an escape in a value
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
    // nginx compresses text/html without being told.
    gzipTypes: COMPRESSIBLE.map((extension) => MEDIA_TYPES[extension])
      .filter((type) => type !== 'text/html')
      .join(' '),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    routes: ROUTE_PAGES.flatMap(({ file, paths, folder }) => {
      const patterns = paths.map((path) => `= ${basePath}${path}`)
      return (folder === undefined ? patterns : [...patterns, basePath + folder]).map((pattern) => ({
        pattern,
        page: basePath + file,
      }))
    }),
    publicReads: publicReads && { ...publicReads, ...upstream(publicReads) },
    outsideBasePath: basePath !== '/' && { withoutSlash: basePath.slice(0, -1) },
  }
  return Mustache.render(TEMPLATE, view, {}, { escape: nginxText })
}

function upstream({ platform, address }: PublicReads) {
  const { host, hostname, protocol } = new URL(platform)
  return { host, hostname, isTls: protocol === 'https:', path: new URL(address).pathname }
}

/** Returns a path as a regular expression. */
function patternOf(path: string): string {
  return path.replaceAll('.', '[.]')
}

function nginxText(value: unknown): string {
  const text = String(value)
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would read this value as something else: ${text}`)
  return text
}

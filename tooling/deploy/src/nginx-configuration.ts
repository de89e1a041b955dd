import { COMPRESSIBLE, MEDIA_TYPES } from '../../../apps/predictor/server/media-types.ts'
import { ROUTE_PAGES } from '../../../apps/predictor/server/route-pages.ts'
import { RESOURCE_POLICY, SHARED_FILE } from '../../../apps/predictor/server/security-headers.ts'
import { CACHING } from './caching.ts'
import { type PublicReads, publicReadsCache, publicReadsLocation } from './public-reads.ts'

type Headers = Readonly<Record<string, string>>

export interface NginxOptions {
  /** Folder that nginx serves. */
  readonly root: string
  readonly port: number
  /** Folder of the access log. */
  readonly logs: string
  /** Path that the game is served below. */
  readonly basePath: string
  /** Reads of the platform that nginx answers too. @default none */
  readonly publicReads?: PublicReads | undefined
}

/** Returns a server of the game for nginx's `conf.d`. It needs only modules that every build of nginx has. */
export function nginxConfiguration(
  headers: Headers,
  { root, port, logs, basePath, publicReads }: NginxOptions,
): string {
  const { hashed, rest } = CACHING
  const hashedPath = basePath + hashed.folder
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => `    ${type} ${ending};`)
  const compressible = COMPRESSIBLE.map((ending) => MEDIA_TYPES[ending]).filter(
    (type) => type !== 'text/html',
  )
  const lines = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  )
  return `# Written by pnpm deploy:files; change the deployment's JSON and write it again.
${publicReads ? publicReadsCache(publicReads) : ''}map "$status $uri" $touchline_cache_control {
  default ${quoted(rest.cacheControl)};
  # A missing file of an old build is not remembered as missing.
  "~^404 " "";
  "~^(200|206|304) ${escapedPath(hashedPath)}" ${quoted(hashed.cacheControl)};
}

map $uri $touchline_resource_policy {
  default ${quoted(RESOURCE_POLICY.rest)};
  # Host pages load it from their own origins.
  "~^${escapedPath(basePath + SHARED_FILE)}$" ${quoted(RESOURCE_POLICY.sharedFile)};
}

# A player's token is in the query, so no log has a query or a referrer.
map $request_uri $touchline_path {
  "~^(?<touchline_before_query>[^?]*)" $touchline_before_query;
}
log_format touchline '$remote_addr [$time_iso8601] "$request_method $touchline_path $server_protocol" '
  '$status $body_bytes_sent "$http_user_agent"';

server {
  listen ${port};
  server_name _;
  root ${quoted(root)};
  server_tokens off;
  access_log "${logs}/access.log" touchline;
  # nginx writes the whole request line, query included, with every other error of a request.
  error_log "${logs}/error.log" emerg;
  charset utf-8;
  charset_types text/css text/javascript;

  types {
${types.join('\n')}
  }
  default_type application/octet-stream;

  # The .gz files lie beside the originals. With the brotli module: brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types ${[...new Set(compressible)].join(' ')};

${lines.join('\n')}
  add_header cache-control $touchline_cache_control always;
  add_header cross-origin-resource-policy $touchline_resource_policy always;

  # An old page that asks for a build that is gone gets a 404, not the game's page.
  location ${hashedPath} {
    try_files $uri =404;
  }

${routePages(basePath)}${publicReads ? publicReadsLocation(publicReads) : ''}
  # Every other path is the game's.
  location ${basePath} {
    try_files $uri ${basePath}index.html;
  }
${basePath === '/' ? '' : otherPaths(basePath)}}
`
}

/** Returns the locations of the routes that have a page of their own. */
function routePages(basePath: string): string {
  const location = (pattern: string, file: string) => `  location ${pattern} {
    try_files ${basePath}${file} =404;
  }`
  const locations = ROUTE_PAGES.flatMap(({ file, paths, folder }) => [
    ...paths.map((path) => location(`= ${basePath}${path}`, file)),
    ...(folder === undefined ? [] : [location(basePath + folder, file)]),
  ])
  return ['  # Pages that hold the frame of their screens.', ...locations, ''].join('\n')
}

/** Returns the locations outside the base path. */
function otherPaths(basePath: string): string {
  return `
  absolute_redirect off;
  location = ${basePath.slice(0, -1)} {
    return 301 ${basePath}$is_args$args;
  }
  location / {
    return 404;
  }
`
}

/** Returns a path escaped for a regular expression. */
function escapedPath(path: string): string {
  return path.replaceAll('.', '[.]')
}

/** Returns a value in double quotes. @throws Error when nginx would find a variable or an escape in it */
function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would read this value as something else: ${value}`)
  return `"${value}"`
}

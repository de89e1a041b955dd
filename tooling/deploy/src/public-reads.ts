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

/** Seconds without a request after which nginx forgets a response, so that the first fan after a pause reads no old one. */
const STALE_SECONDS = 10

/** Path below the base path. */
export const PUBLIC_READS_FOLDER = 'platform/'

/**
 * Fields whose URLs need no token: the lists and details of matches, their timelines, boards, and the next page of a list. Every
 * other URL stays as the platform sent it, so votes, profiles and answers never pass through here.
 */
const PUBLIC_FIELDS = [
  'programs_url',
  'program_detail_url_template',
  'timeline_url',
  'leaderboard_detail_url_template',
  'next',
  'previous',
] as const

/** Failures for which the last response is served, however old. */
const STALE_FOR = [
  ...['error', 'timeout', 'invalid_header', 'updating'],
  ...['http_429', 'http_500', 'http_502', 'http_503', 'http_504'],
]

/** Headers of the platform that are for its own clients, or would make a response personal. */
const REMOVED = ['cache-control', 'expires', 'set-cookie', 'access-control-allow-origin']

/** Headers of a request that could make a response personal or another one. */
const NOT_PASSED_ON = ['authorization', 'cookie', 'origin', 'referer', 'accept-encoding', 'connection']

/** Returns what nginx needs outside the server: where responses are stored, and how caches in front of it may store them. */
export function publicReadsCache({ cache, seconds }: PublicReads): string {
  return `proxy_cache_path "${cache}" levels=1:2 keys_zone=touchline_public:10m max_size=200m inactive=${STALE_SECONDS}s use_temp_path=off;
map $status $touchline_public_caching {
  default "no-store";
  200 "public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=300";
}

`
}

/** Returns the location of the public reads. */
export function publicReadsLocation({ platform, address, seconds }: PublicReads): string {
  const { host, hostname, protocol } = new URL(platform)
  const { pathname } = new URL(address)
  const tls = [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 3;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
  ]
  const lines = [
    'limit_except GET { deny all; }',
    `proxy_pass ${platform}/;`,
    'proxy_http_version 1.1;',
    `proxy_set_header host ${host};`,
    ...NOT_PASSED_ON.map((name) => `proxy_set_header ${name} "";`),
    ...(protocol === 'https:' ? tls : []),
    'proxy_cache touchline_public;',
    'proxy_cache_key $request_uri;',
    `proxy_cache_valid 200 ${seconds}s;`,
    '# Of many requests for one resource, one is passed on; the others wait for its response.',
    'proxy_cache_lock on;',
    'proxy_cache_lock_timeout 10s;',
    'proxy_cache_lock_age 10s;',
    `proxy_cache_use_stale ${STALE_FOR.join(' ')};`,
    'proxy_cache_background_update on;',
    'proxy_ignore_headers cache-control expires set-cookie vary x-accel-expires;',
    ...REMOVED.map((name) => `proxy_hide_header ${name};`),
    'add_header cache-control $touchline_public_caching always;',
    'add_header x-content-type-options "nosniff" always;',
    "# A page that the platform sends here would otherwise run on the game's origin.",
    `add_header content-security-policy "default-src 'none'; frame-ancestors 'none'; sandbox" always;`,
    'add_header x-cache $upstream_cache_status always;',
    'sub_filter_types application/json;',
    'sub_filter_once off;',
    ...PUBLIC_FIELDS.map((field) => `sub_filter '"${field}":"${platform}/' '"${field}":"${address}';`),
  ]
  return `
  # Public reads of the platform. No credential is passed on, so no response is personal.
  location ${pathname} {
${lines.map((line) => `    ${line}`).join('\n')}
  }
`
}

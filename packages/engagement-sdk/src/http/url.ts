import { ArgumentError, UrlMissingError } from '../errors/errors.ts'

/** A plain address: no user, no backslash, no escape, no blank. Anything else, a parser may read as another host. */
const PLAIN_ORIGIN = /^(https?):\/\/([a-z\d._-]+)(?::(\d{1,5}))?(?=[/?#]|$)/i
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' }

/**
 * Returns the origin of an http(s) address; undefined for anything else, which no token is ever sent to.
 *
 * @example originOf('https://platform.test/api/v1/') //=> 'https://platform.test'
 */
export function originOf(url: string): string | undefined {
  if (!/^https?:/i.test(url)) return undefined
  try {
    return new URL(url).origin
  } catch {
    // The URL of older React Native parses nothing: its `origin` throws.
    const [, scheme = '', host = '', port = ''] = PLAIN_ORIGIN.exec(url.toLowerCase()) ?? []
    if (!host) return undefined
    return `${scheme}://${host}${port && port !== DEFAULT_PORTS[scheme] ? `:${port}` : ''}`
  }
}

/** Returns whether the token may be sent to an origin, or to the origin of a URL. */
export type IsTrusted = (origin: string | undefined) => boolean

/** Every subdomain of a domain with at least two labels, over TLS: the form that a content security policy uses. */
const PATTERN = /^https:\/\/\*\.(?=[^/*]+\.[^/*]+$)/

/**
 * Returns a check of origins against URLs, of which only the origin is compared, and patterns such as `https://*.example.com`.
 *
 * @throws ArgumentError 'Invalid origin: …' for anything else
 */
export function trustedOrigins(entries: readonly string[]): IsTrusted {
  const ends = entries.map((entry) => {
    const origin = originOf(entry.replace(PATTERN, 'https://'))
    if (!origin || origin.includes('*'))
      throw new ArgumentError(
        `Invalid origin: ${entry}. Use a form such as https://votes.example.com or https://*.example.com.`,
      )
    return { origin, suffix: PATTERN.test(entry) && origin.replace('https://', '.') }
  })
  return (candidate) => {
    // Parsed here too: as a text, 'https://evil.example?x=.example.com' ends as a subdomain of example.com does.
    const parsed = candidate === undefined ? undefined : originOf(candidate)
    return ends.some(({ origin, suffix }) =>
      suffix ? parsed?.startsWith('https://') && parsed.endsWith(suffix) : parsed === origin,
    )
  }
}

const DEFAULT_ENDPOINT = 'https://cf-blast.livelikecdn.com/api/v1/'

/** Hosts of the public platform: resources, stored content and votes each have their own (decision trusted-hosts). */
const DEFAULT_HOSTS = 'https://*.livelikecdn.com'

/**
 * Returns the endpoint with one slash at its end, and a check of the origins that may receive the token: the endpoint's, the
 * given ones, and the other hosts of the default endpoint.
 *
 * @throws ArgumentError 'Invalid endpoint: …', 'Invalid origin: …'
 */
export function checkedEndpoint(given = DEFAULT_ENDPOINT, trusted: readonly string[] = []) {
  if (!originOf(given))
    throw new ArgumentError(
      `Invalid endpoint: "${given}". Give an absolute http(s) URL such as ${DEFAULT_ENDPOINT}, or none for the default.`,
    )
  const hosts = originOf(given) === originOf(DEFAULT_ENDPOINT) ? [DEFAULT_HOSTS] : []
  return { endpoint: given.replace(/\/*$/, '/'), isTrusted: trustedOrigins([given, ...hosts, ...trusted]) }
}

/** Query of a call: undefined and null are left out, lists repeat their name; 0, false and '' are kept. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

type QueryValue = string | number | boolean | undefined

/**
 * Appends a query to an address that may already have one.
 *
 * @example appendQuery('/programs/?a=1', { kind: ['x', 'y'], page: 0 }) //=> '/programs/?a=1&kind=x&kind=y&page=0'
 */
export function appendQuery(
  url: string,
  query: Query = {},
  encode: (value: string) => string = encodeURIComponent,
): string {
  const pairs: string[] = []
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value != null) pairs.push(`${encodeURIComponent(name)}=${encode(String(value))}`)
    }
  }
  if (pairs.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/**
 * Fills the placeholders of a template: all with one value, or each by its name.
 *
 * @throws UrlMissingError '{resource} url missing.' without a template
 * @example fillTemplate('https://x/programs/{program_id}/', 'a/b', 'Program') //=> 'https://x/programs/a%2Fb/'
 */
export function fillTemplate(
  template: unknown,
  values: string | Readonly<Record<string, string>>,
  resource: string,
): string {
  return requireUrl(template, resource).replace(/{([^{}]*)}/g, (_, name: string) =>
    encodeURIComponent(typeof values === 'string' ? values : (values[name] ?? '')),
  )
}

/** Returns the address. @throws UrlMissingError '{resource} url missing.' without one */
export function requireUrl(url: unknown, resource: string): string {
  if (typeof url === 'string' && url) return url
  throw new UrlMissingError(`${resource} url missing.`)
}

import { UrlMissingError } from '../errors/url-missing-error.ts'

/** Query of a call: undefined is left out, lists repeat their name; 0, false and '' are kept. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** One value of a query. */
export type QueryValue = string | number | boolean | undefined

/**
 * Appends a query to an address that may already have one.
 *
 * @example appendQuery('/programs/?a=1', { kind: ['x', 'y'], page: 0 }) //=> '/programs/?a=1&kind=x&kind=y&page=0'
 */
export function appendQuery(url: string, query: Query = {}): string {
  const [address = '', fragment] = url.split('#', 2)
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values]
      .flat()
      .flatMap((value) =>
        value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      ),
  )
  if (pairs.length === 0) return url
  let joint = '?'
  if (address.includes('?')) joint = /[?&]$/.test(address) ? '' : '&'
  return address + joint + pairs.join('&') + (fragment === undefined ? '' : `#${fragment}`)
}

/**
 * Fills the placeholders of a template: with one value whatever its name, or each by its name.
 *
 * @throws UrlMissingError '{resource} url missing.' without a template
 * @example fillTemplate('https://x/programs/{program_id}/', 'a/b', 'Program') //=> 'https://x/programs/a%2Fb/'
 */
export function fillTemplate(
  template: string | null | undefined,
  values: string | Readonly<Record<string, string>>,
  resource: string,
): string {
  return requireUrl(template, resource).replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const value = typeof values === 'string' ? values : values[name]
    return value === undefined ? placeholder : encodeURIComponent(value)
  })
}

/** @throws UrlMissingError '{resource} url missing.' without an address */
export function requireUrl(url: string | null | undefined, resource: string): string {
  if (!url) throw new UrlMissingError(resource)
  return url
}

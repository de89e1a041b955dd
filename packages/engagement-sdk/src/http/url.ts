import { UrlMissingError } from './url-missing-error.ts'

/** Query of a call: undefined and null are left out, lists repeat their name; 0, false and '' are kept. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** One value of a query. */
export type QueryValue = string | number | boolean | undefined

/**
 * Appends a query to an address that may already have one.
 *
 * @param encode encodes a value. @default encodeURIComponent
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
  return requireUrl(template, resource).replace(/{(.*?)}/g, (_, name: string) =>
    encodeURIComponent(typeof values === 'string' ? values : (values[name] ?? '')),
  )
}

/** Returns the address. @throws UrlMissingError '{resource} url missing.' without one */
export function requireUrl(url: unknown, resource: string): string {
  if (typeof url === 'string' && url) return url
  throw new UrlMissingError(`${resource} url missing.`)
}

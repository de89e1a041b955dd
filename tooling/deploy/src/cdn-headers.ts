import { CACHING } from './caching.ts'

/** Headers in the \`_headers\` form that static hosts read from the top of a site: a path, then indented lines. */
export function cdnHeaders(headers: Readonly<Record<string, string>>): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  // Hosts add the headers of all paths that match; a rule for the rest would be added to the hashed files' too.
  const caching = CACHING.filter(({ prefix }) => prefix !== '/').map(
    ({ prefix, cacheControl }) => `${prefix}*\n  cache-control: ${cacheControl}\n`,
  )
  return `/*\n${everywhere.join('\n')}\n\n${caching.join('\n')}`
}

/** Unknown paths are the game's, in the \`_redirects\` form of the same hosts. */
export const CDN_REDIRECTS = '/assets/*  /404.html    404\n/*         /index.html  200\n'

import { MAIN_PAGE, ROUTE_PAGES } from '../../../apps/predictor/server/route-pages.ts'
import { RESOURCE_POLICY, SHARED_FILE } from '../../../apps/predictor/server/security-headers.ts'
import { CACHING } from './caching.ts'

/** Returns headers in the `_headers` format of static hosts: a path, then indented lines. */
export function cdnHeaders(headers: Readonly<Record<string, string>>, basePath: string): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  // Hosts add up the headers of all matching paths, so a rule for all other files would apply to the hashed files too.
  const { folder, cacheControl } = CACHING.hashed
  const hashed = [`cache-control: ${cacheControl}`, `cross-origin-resource-policy: ${RESOURCE_POLICY.rest}`]
  return [
    `${basePath}*`,
    ...everywhere,
    '',
    `${basePath}${folder}*`,
    ...hashed.map((header) => `  ${header}`),
    '',
    `${basePath}${SHARED_FILE}`,
    `  cross-origin-resource-policy: ${RESOURCE_POLICY.sharedFile}`,
    '',
  ].join('\n')
}

/** Returns redirects in the `_redirects` format of static hosts: routes get their own page, unknown paths the main page. */
export function cdnRedirects(basePath: string): string {
  const rows = [
    [`${basePath}${CACHING.hashed.folder}*`, '/404.html', '404'],
    ...ROUTE_PAGES.flatMap(({ file, paths, folder }) => {
      const from = folder === undefined ? paths : [...paths, `${folder}*`]
      return from.map((path) => [basePath + path, basePath + file, '200'] as const)
    }),
    [`${basePath}*`, basePath + MAIN_PAGE, '200'],
  ] as const
  const width = Math.max(...rows.map(([from]) => from.length))
  return rows.map(([from, to, status]) => `${from.padEnd(width)}  ${to}  ${status}\n`).join('')
}

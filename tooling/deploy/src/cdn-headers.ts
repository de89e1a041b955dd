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

/** Returns redirects in the `_redirects` format of static hosts: unknown paths get the page of the game. */
export function cdnRedirects(basePath: string): string {
  return `${basePath}${CACHING.hashed.folder}*  /404.html  404\n${basePath}*  ${basePath}index.html  200\n`
}

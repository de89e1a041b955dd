import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployedPage } from '../../../apps/predictor/server/deployed-page.ts'
import {
  RESOURCE_POLICY,
  SHARED_FILE,
  securityHeaders,
} from '../../../apps/predictor/server/security-headers.ts'
import { type Deployment, publicReadsAddress } from './deployment.ts'
import { termsPage } from './fill-terms.ts'
import { CACHING, type NginxOptions, nginxConfiguration, type PublicReads } from './nginx-configuration.ts'

export interface DeployFilesOptions {
  readonly build: string
  readonly target: string
  readonly nginx?: Partial<NginxOptions> | undefined
}

/** Folders and port in the container of `deploy/compose.yaml`. */
const NGINX = { root: '/srv/touchline/site', port: 8080, logs: '/var/log/nginx' }
const PUBLIC_READS = { cache: '/var/cache/nginx/touchline', seconds: 1 }

/**
 * Writes the site of the game and its configuration for hosts into one folder.
 *
 * @throws DeploymentError when the terms page has unfilled placeholders; the folder is then unchanged
 */
export function writeDeployFiles(deployment: Deployment, { build, target, nginx }: DeployFilesOptions): void {
  const { basePath, platformOrigins, settings } = deployment
  const headers = securityHeaders(deployment)
  const terms = termsPage(deployment, build)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  // Folders match URL paths, so a host can serve `site` as the root of an origin without rewriting.
  const content = { settings: { ...settings, basePath, platformOrigins }, terms }
  writeSite(build, join(target, 'site', basePath), content)
  const options = { ...NGINX, basePath, publicReads: publicReadsOf(deployment), ...nginx }
  writeFileSync(join(target, 'nginx.conf'), nginxConfiguration(headers, options))
  writeFileSync(join(target, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  writeFileSync(join(target, 'site/_headers'), cdnHeaders(headers, basePath))
  writeFileSync(join(target, 'site/_redirects'), cdnRedirects(basePath))
  writeFileSync(join(target, 'site/404.html'), '<!doctype html><title>Not found</title>\n')
}

function publicReadsOf(deployment: Deployment): PublicReads | undefined {
  const { publicReads: platform } = deployment
  if (platform === undefined) return undefined
  return { ...PUBLIC_READS, platform, address: publicReadsAddress(deployment) }
}

/** Source maps and the example page, which has a demo token, are for development only. */
const EXCLUDED = /\.map$|\/example-host\.html$/

interface SiteContent {
  readonly settings: Readonly<Record<string, unknown>>
  /** The terms page; if undefined, the site has none. */
  readonly terms: string | undefined
}

/**
 * Copies the build and writes the deployment's settings into its page.
 *
 * @throws Error when the page is missing or has no element for settings
 */
function writeSite(build: string, target: string, { settings, terms }: SiteContent): void {
  cpSync(build, target, { recursive: true, filter: (file) => !EXCLUDED.test(file) })
  const page = join(target, 'index.html')
  writeFileSync(page, deployedPage(readFileSync(page, 'utf8'), settings))
  const termsFile = join(target, 'terms.html')
  if (terms === undefined) rmSync(termsFile, { force: true })
  else writeFileSync(termsFile, terms)
}

/** Returns headers in the `_headers` format of static hosts: a path, then indented lines. */
function cdnHeaders(headers: Readonly<Record<string, string>>, basePath: string): string {
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
function cdnRedirects(basePath: string): string {
  return `${basePath}${CACHING.hashed.folder}*  /404.html  404\n${basePath}*  ${basePath}index.html  200\n`
}

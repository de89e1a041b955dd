import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '../../../apps/predictor/server/security-headers.ts'
import { cdnHeaders, cdnRedirects } from './cdn-headers.ts'
import { type Deployment, publicReadsAddress } from './deployment.ts'
import { termsPage } from './fill-terms.ts'
import { type NginxOptions, nginxConfiguration, type PublicReads } from './nginx-configuration.ts'
import { writeSite } from './site.ts'

export interface DeployFilesOptions {
  /** The predictor's production build. */
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

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '../../../apps/predictor/server/security-headers.ts'
import { cdnHeaders, cdnRedirects } from './cdn-headers.ts'
import type { Deployment } from './deployment.ts'
import { termsPage } from './fill-terms.ts'
import { type NginxOptions, nginxConfiguration } from './nginx-configuration.ts'
import { writeSite } from './site.ts'

export interface DeployFilesOptions {
  /** The predictor's production build. */
  readonly build: string
  readonly target: string
  readonly nginx?: Partial<NginxOptions> | undefined
}

/** Where the container of the example serves from and logs to. */
const NGINX = { root: '/srv/touchline/site', port: 8080, logs: '/var/log/nginx' }

/**
 * Writes everything that a host of the game needs into one folder: the site and its configuration.
 *
 * @throws DeploymentError when the terms page is not filled; the folder is then left as it was
 */
export function writeDeployFiles(deployment: Deployment, { build, target, nginx }: DeployFilesOptions): void {
  const { basePath, platformOrigins, settings } = deployment
  const headers = securityHeaders(deployment)
  const terms = termsPage(deployment, build)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  // The folders are those of the addresses: what serves `site` as the root of an origin needs no rewriting.
  const content = { settings: { ...settings, basePath, platformOrigins }, terms }
  writeSite(build, join(target, 'site', basePath), content)
  writeFileSync(join(target, 'nginx.conf'), nginxConfiguration(headers, { ...NGINX, basePath, ...nginx }))
  writeFileSync(join(target, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  writeFileSync(join(target, 'site/_headers'), cdnHeaders(headers, basePath))
  writeFileSync(join(target, 'site/_redirects'), cdnRedirects(basePath))
  writeFileSync(join(target, 'site/404.html'), '<!doctype html><title>Not found</title>\n')
}

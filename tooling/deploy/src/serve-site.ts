import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { findProgram } from '@touchline/vitest-config/find-program'
import { reportOmission } from '@touchline/vitest-config/report-omission'
import { pageOf } from '../../../apps/predictor/server/route-pages.ts'
import { MEDIA_TYPES } from './caching.ts'
import { startNginx } from './nginx-process.ts'

/** A deployed site on loopback. */
export interface ServedSite extends AsyncDisposable {
  readonly server: 'nginx' | 'node'
}

interface Address {
  readonly port: number
  readonly basePath: string
}

/**
 * Serves the files of `writeDeployFiles` with nginx; on a machine without nginx, with a Node server that sends the same
 * headers, which the closing summary of the test command then mentions.
 */
export async function serveSite(target: string, { port, basePath }: Address): Promise<ServedSite> {
  const nginx = findProgram('nginx')
  if (nginx !== undefined) {
    const running = await startNginx(
      nginx,
      readFileSync(join(target, 'nginx.conf'), 'utf8'),
      `http://127.0.0.1:${port}${basePath}`,
    )
    return { server: 'nginx', [Symbol.asyncDispose]: () => running[Symbol.asyncDispose]() }
  }
  reportOmission({
    what: 'the deployed game behind nginx; a server that sends the same headers replaced it',
    missing: 'nginx',
    remedy: 'Install nginx-light.',
  })
  return { server: 'node', ...(await startNodeServer(target, { port, basePath })) }
}

async function startNodeServer(target: string, { port, basePath }: Address): Promise<AsyncDisposable> {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(target, 'headers.json'), 'utf8'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = extname(pathname) === '' ? basePath + pageOf(pathname.slice(basePath.length)) : pathname
    try {
      const bytes = readFileSync(join(target, 'site', file))
      const type = MEDIA_TYPES[extname(file).slice(1)] ?? 'application/octet-stream'
      response.writeHead(200, { ...headers, 'content-type': type }).end(bytes)
    } catch {
      response.writeHead(404, headers).end()
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

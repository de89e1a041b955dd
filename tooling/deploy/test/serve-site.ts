import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { MEDIA_TYPES } from '../../../apps/predictor/server/media-types.ts'
import { pageOf } from '../../../apps/predictor/server/route-pages.ts'
import { findNginx, startNginx } from './nginx-process.ts'

interface Address {
  readonly port: number
  readonly basePath: string
}

/**
 * Serves the files of `writeDeployFiles` on loopback with nginx; on a machine without nginx, with a Node server that sends the same
 * headers, which the closing summary of the test command then mentions.
 */
export async function serveSite(target: string, { port, basePath }: Address): Promise<AsyncDisposable> {
  const nginx = findNginx('the deployed game behind nginx; a server that sends the same headers replaced it')
  if (nginx === undefined) return startNodeServer(target, { port, basePath })
  const configuration = readFileSync(join(target, 'nginx.conf'), 'utf8')
  return startNginx(nginx, configuration, `http://127.0.0.1:${port}${basePath}`)
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

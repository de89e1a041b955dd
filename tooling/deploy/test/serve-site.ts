import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { findNginx, startNginx } from './nginx-process.ts'

interface Address {
  readonly port: number
  readonly basePath: string
}

/**
 * Serves the files of `writeDeployFiles` on loopback with nginx. On a machine without nginx, Vite's server of built sites sends the same
 * headers, and the closing summary of the test command mentions it. It answers requests for missing files with the page of the game.
 */
export async function serveSite(target: string, { port, basePath }: Address): Promise<AsyncDisposable> {
  const nginx = findNginx("the deployed game behind nginx; Vite's server with the same headers replaced it")
  if (nginx === undefined) return startPreview(target, { port, basePath })
  const configuration = readFileSync(join(target, 'nginx.conf'), 'utf8')
  return startNginx(nginx, configuration, `http://127.0.0.1:${port}${basePath}`)
}

async function startPreview(target: string, { port, basePath }: Address): Promise<AsyncDisposable> {
  const headers: Record<string, string> = JSON.parse(readFileSync(join(target, 'headers.json'), 'utf8'))
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    base: basePath,
    build: { outDir: join(target, 'site', basePath) },
    preview: { host: '127.0.0.1', port, strictPort: true, headers },
  })
  return { [Symbol.asyncDispose]: () => server.close() }
}

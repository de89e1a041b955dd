import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@touchline/vitest-config/find-program'
import { reportOmission } from '@touchline/vitest-config/report-omission'
import { preview } from 'vite'
import { type RunningProcess, startProcess } from './running-process.ts'

/** Returns the path of nginx. On a machine without nginx, reports `what` as not tested. */
export function findNginx(what: string): string | undefined {
  const nginx = findProgram('nginx')
  if (nginx === undefined) reportOmission({ what, missing: 'nginx', remedy: 'Install nginx-light.' })
  return nginx
}

/** Starts nginx with a server configuration in a temporary folder, as the current user, and waits until `url` answers. */
export async function startNginx(nginx: string, server: string, url: string): Promise<RunningProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  )
  writeFileSync(join(folder, 'server.conf'), server)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid "${folder}/pid"; error_log stderr warn;
events { worker_connections 64; }
http { access_log off; ${temporary.join(' ')} include "${folder}/server.conf"; }
`,
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  // SIGQUIT finishes open requests first, so that all are logged. SIGTERM loses the log line of a rejected upload.
  const running = await startProcess(nginx, args, { url, stopSignal: 'SIGQUIT' })
  return {
    output: running.output,
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

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

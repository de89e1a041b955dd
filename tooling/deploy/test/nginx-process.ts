import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@touchline/vitest-config/find-program'
import { reportOmission } from '@touchline/vitest-config/report-omission'
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running nginx. */
export interface RunningNginx extends AsyncDisposable {
  /** Returns what it has written to stderr: problems of its configuration and later errors. */
  complaint(): string
}

/** Starts nginx with a server configuration in a temporary folder, as the current user, and waits until `url` answers. */
export async function startNginx(nginx: string, server: string, url: string): Promise<RunningNginx> {
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
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const nginxStarting = { hasEnded: () => child.exitCode !== null, output: () => complaint }
  await waitUntilReady(url, nginxStarting)
  return {
    complaint: () => complaint,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      if (child.exitCode === null) {
        // Ends open requests first, so that the log has all of them. SIGTERM drops the log line of a refused upload.
        child.kill('SIGQUIT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const POLL_INTERVAL_MS = 50
const TRIES = 1200

/** A process that has not answered yet. */
interface Starting {
  readonly hasEnded: () => boolean
  readonly output: () => string
}

/** Waits until the URL answers with a 2xx status. @throws Error with the process's output after it ended or after a minute */
export async function waitUntilReady(url: string, { hasEnded, output }: Starting): Promise<void> {
  for (let tries = 0; tries < TRIES && !hasEnded(); tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  throw new Error(`Nothing answers on ${url}.\n${output()}`)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An nginx that answers. */
export interface RunningNginx extends AsyncDisposable {
  /** What it said of its configuration and of what went wrong since. */
  complaint(): string
}

/** Starts nginx with a server of ours in a folder of its own, as the user who runs this, and waits until `url` answers. */
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
  await untilAnswering(url, nginxStarting)
  return {
    complaint: () => complaint,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const BETWEEN_MS = 50
const TRIES = 1200

/** A process that is being waited for. */
interface Starting {
  readonly hasEnded: () => boolean
  readonly output: () => string
}

/** Asks until something answers well. @throws Error with what the process said, when it ended or a minute is over */
export async function untilAnswering(url: string, { hasEnded, output }: Starting): Promise<void> {
  for (let tries = 0; tries < TRIES && !hasEnded(); tries += 1) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
  }
  throw new Error(`Nothing answers on ${url}.\n${output()}`)
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@touchline/browser'

/** A browser that is controlled only through its port: Playwright's own connection would disturb the measurement. */
export interface OpenChromium extends AsyncDisposable {
  readonly port: number
}

export async function openChromium(): Promise<OpenChromium> {
  const { executablePath, args, env } = chromiumLaunch()
  const profile = await mkdtemp(join(tmpdir(), 'touchline-lighthouse-'))
  const flags = [
    '--headless=new',
    // No authority has signed the certificate of the arena.
    '--ignore-certificate-errors',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  const child = spawn(executablePath, [...args, ...flags], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const closed = once(child, 'close')
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output) ?? []
      if (found !== undefined) resolve(Number(found))
    })
    child.once('close', (code) => reject(new Error(`Chromium ended with ${code}:\n${output}`)))
  })
  return {
    port,
    [Symbol.asyncDispose]: async () => {
      child.kill()
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@touchline/vitest-config/free-port'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findNginx, startNginx } from '../test/nginx-process.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

const TOKEN = 'a-token-of-a-player'
const LOGS = ['access.log', 'error.log'] as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function configurationOn(port: number, basePath: string): string {
  const root = join(folder, 'site')
  mkdirSync(join(root, basePath), { recursive: true })
  writeFileSync(join(root, basePath, 'index.html'), '<!doctype html>')
  return nginxConfiguration({}, { root, port, basePath, logs: folder })
}

const nginx = findNginx("nginx's logs of requests with a token")

describe("nginx's logs", () => {
  it.skipIf(nginx === undefined).each(['/', '/games/predictor/'])(
    'of a game below %s contain paths but never a token, whatever the result of the request',
    async (basePath) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}${basePath}`
      const query = `?accessToken=${TOKEN}`
      {
        await using server = await startNginx(nginx ?? '', configurationOn(port, basePath), url)
        const headers = { referer: `${url}${query}` }
        for (const path of ['', 'home/game', 'assets/gone.js'])
          await fetch(`${url}${path}${query}`, { headers })
        // Links that were escaped wrongly or cut off.
        for (const start of ['%3F', '%3f', ';', '%3B', '&', '%26', '/%E0%A4%A?', '%E0%A4%A;', '#%23'])
          await fetch(`${url}home${start}accessToken=${TOKEN}`, { headers })
        await fetch(`${url.slice(0, -1)}${query}`, { headers })
        // nginx rejects it as too large and logs this as an error, with the request line.
        const tooLarge = await fetch(`${url}home/large${query}`, {
          method: 'POST',
          body: 'x'.repeat(2_000_000),
        })
        expect(tooLarge.status).toBe(413)
        expect(server.output()).not.toContain(TOKEN)
      }
      const [access = '', errors = ''] = LOGS.map((name) => readFileSync(join(folder, name), 'utf8'))
      expect(access).toMatch(new RegExp(`"GET ${basePath}home/game HTTP/1.1" 200 `))
      expect(access).toMatch(new RegExp(`"POST ${basePath}home/large HTTP/1.1" 413 `))
      expect(access + errors).not.toContain(TOKEN)
    },
  )
})

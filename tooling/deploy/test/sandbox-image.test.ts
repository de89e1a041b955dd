import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@touchline/vitest-config/free-port'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProcess } from './running-process.ts'

const ROOT = join(import.meta.dirname, '../../..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("the sandbox's image", () => {
  it('starts from the files and commands of its Dockerfile, and answers requests', async () => {
    const lines = readFileSync(join(ROOT, 'deploy/sandbox/Dockerfile'), 'utf8').split('\n')
    const instructions = (word: string) =>
      lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
    for (const copy of instructions('COPY')) {
      const paths = copy.split(' ')
      for (const from of paths.slice(0, -1)) copyInto(folder, { from, to: paths.at(-1) })
    }
    expect(existsSync(join(folder, 'apps/predictor'))).toBe(false)
    const data = join(folder, 'database')
    const env = { TOUCHLINE_SANDBOX_HOST: '127.0.0.1', TOUCHLINE_SANDBOX_DATA: data }
    for (const line of instructions('RUN')) {
      execFileSync('bash', ['-c', line], { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } })
    }
    const port = await freePort()
    const [program = '', ...command] = JSON.parse(instructions('CMD').at(-1) ?? '')
    const args = [...command, '--fans', '10', '--port', `${port}`]
    const url = `http://127.0.0.1:${port}/_sandbox/health`
    await using _sandbox = await startProcess(program, args, { url, cwd: folder, env })
    const application = await fetch(`http://127.0.0.1:${port}/api/v1/applications/touchline-sandbox/`)
    expect(application.status).toBe(200)
    const page = await fetch(`http://127.0.0.1:${port}/_sandbox/`, { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Control room')])
    // In the image the user of the sandbox can write to this folder only.
    expect(readdirSync(data)).not.toEqual([])
    expect(existsSync(join(folder, '.touchline'))).toBe(false)
  })
})

describe('the image of the game', () => {
  it('has the site where the configuration of nginx reads it', () => {
    const configuration = readFileSync(join(ROOT, 'deploy/example/nginx.conf'), 'utf8')
    const [, root = 'missing'] = /root "(.+)";/.exec(configuration) ?? []
    const dockerfile = readFileSync(join(ROOT, 'deploy/predictor/Dockerfile'), 'utf8')
    expect(dockerfile).toContain(`COPY --from=build /touchline/deploy/out/site ${root}\n`)
  })
})

describe('the compose file', () => {
  it('contains no control secret, so that the sandbox generates its own', () => {
    const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')
    const [, secret = 'missing'] = /TOUCHLINE_SANDBOX_CONTROL_SECRET: (.*)/.exec(compose) ?? []
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose's own syntax
    expect(secret).toBe('${TOUCHLINE_SANDBOX_CONTROL_SECRET:-}')
  })
})

const EXCLUDED = /\/(node_modules|dist|reports|\.turbo)(\/|$)/

/** Copies files of the repository to the path that they have in the image. */
function copyInto(
  image: string,
  { from, to = '' }: { readonly from: string; readonly to: string | undefined },
) {
  const target = join(image, to === './' ? from : to)
  cpSync(join(ROOT, from), target, { recursive: true, filter: (file) => !EXCLUDED.test(file) })
}

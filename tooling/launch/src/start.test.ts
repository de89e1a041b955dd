import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@touchline/vitest-config/free-port'
import { afterEach, describe, expect, it } from 'vitest'

const START = join(import.meta.dirname, 'start.ts')

const children: ChildProcess[] = []
let home: string | undefined

afterEach(() => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  }
  if (home !== undefined) rmSync(home, { recursive: true, force: true })
  home = undefined
})

/** Returns two free ports and the flags that set them. */
async function freePorts() {
  const [sandbox, predictor] = [await freePort(), await freePort()]
  return { sandbox, predictor, flags: ['--sandbox-port', `${sandbox}`, '--predictor-port', `${predictor}`] }
}

function start(...flags: string[]) {
  const started = spawn(process.execPath, ['--conditions=@touchline/source', START, ...flags], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(started)
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  }
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve()
      listeners.add(check)
      started.once('exit', () => reject(new Error(`It ended before it printed '${text}':\n${output}`)))
      check()
    })
  return { process: started, output: () => output, until }
}

async function exitCode(process: ChildProcess): Promise<number | null> {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
  return process.exitCode
}

describe('the start command', () => {
  it('serves sandbox and predictor, the sandbox with TLS too, prints their addresses, and stops both when it is stopped', async () => {
    const { sandbox, predictor, flags } = await freePorts()
    const run = start('--memory', '--tls', ...flags)

    await run.until('Ctrl-C stops both.')

    expect(run.output()).toContain(
      `http://localhost:${predictor}/?tournamentId=120-2024&accessToken=demo-fan-token`,
    )
    expect(run.output()).toContain(`http://localhost:${sandbox}/_sandbox/`)
    const page = await fetch(`http://localhost:${predictor}/`)
    expect(await page.text()).toContain('<div id="root">')
    // With --tls the sandbox generates its own certificate.
    const request = get(`https://localhost:${sandbox}/_sandbox/health`, { rejectUnauthorized: false })
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(200)
    response.destroy()

    run.process.kill('SIGINT')

    expect(await exitCode(run.process)).toBe(0)
    await expect(fetch(`http://localhost:${sandbox}/_sandbox/health`)).rejects.toThrow()
    await expect(fetch(`http://localhost:${predictor}/`)).rejects.toThrow()
  })

  it('runs twice at the same time on other ports, each with a socket for hot updates, and releases its ports when it is killed', async () => {
    const first = await freePorts()
    const runs = [first, await freePorts()].map((ports) => ({
      ...ports,
      run: start('--memory', ...ports.flags),
    }))
    await Promise.all(runs.map(({ run }) => run.until('Ctrl-C stops both.')))

    for (const { predictor, run } of runs) {
      expect(run.output()).not.toContain('in use')
      const client = await (await fetch(`http://localhost:${predictor}/@vite/client`)).text()
      const [, token = ''] = /wsToken = "([^"]+)"/.exec(client) ?? []
      const socket = new WebSocket(`ws://localhost:${predictor}/?token=${token}`, 'vite-hmr')
      const [message] = await once(socket, 'message')
      expect(JSON.parse(message.data)).toEqual({ type: 'connected' })
      socket.close()
      run.process.kill('SIGKILL')
      await exitCode(run.process)
    }

    const next = start('--memory', ...first.flags)
    await next.until('sandbox: ready')
    next.process.kill('SIGINT')
    expect(await exitCode(next.process)).toBe(0)
  })

  it('resolves a relative data folder from the working directory', async () => {
    home = mkdtempSync(join(tmpdir(), 'start-'))
    const { flags } = await freePorts()
    const run = start('--data', 'mine/db', ...flags)

    await run.until('sandbox: ')
    run.process.kill('SIGINT')

    expect(await exitCode(run.process)).toBe(0)
    expect(readdirSync(home)).toEqual(['mine'])
  })

  it('rejects one port for both servers and starts nothing', async () => {
    const port = `${await freePort()}`
    const run = start('--memory', '--sandbox-port', port, '--predictor-port', port)
    expect(await exitCode(run.process)).toBe(1)
    expect(run.output()).toMatch(/^Port \d+ is set for both .+\n$/)
  })

  it('reports a port in use with the process that uses it in one line, and starts nothing', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' ? address?.port : undefined

    const run = start('--memory', '--sandbox-port', `${port}`, '--predictor-port', `${await freePort()}`)

    expect(await exitCode(run.process)).toBe(1)
    // Without lsof on the machine the process is not named.
    const user = String.raw`( by .+ \(process ${process.pid}\))?`
    expect(run.output().trim()).toMatch(
      new RegExp(
        `^Port ${port} is in use${user}, so the sandbox cannot start\\. Choose another with --sandbox-port <port> or TOUCHLINE_SANDBOX_PORT=<port>\\.$`,
      ),
    )
    holder.close()
  })

  it('ignores the two dashes that pnpm passes before the flags', async () => {
    const run = start('--', '--help')
    expect(await exitCode(run.process)).toBe(0)
    expect(run.output()).toContain('--sandbox-port <port>')
  })

  it('names an unknown flag in its error', async () => {
    const run = start('--sandbx-port', '1')
    expect(await exitCode(run.process)).toBe(1)
    expect(run.output()).toContain("'--sandbx-port'")
  })
})

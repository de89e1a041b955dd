import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { createControlClient } from '@touchline/sandbox/control-client'
import { createServer as createVite } from 'vite'
import { PortError, portOf, requireFreePorts } from './ports.ts'

/** Number of simulated fans on the boards. The sandbox alone has fewer by default, so that it is ready sooner. */
const FANS = 500

/** Time for the sandbox to close before the process ends. */
const GRACE_MS = 8_000

const APPS = join(import.meta.dirname, '../../../apps')

const HELP = `pnpm start: starts the sandbox and the predictor.

  --sandbox-port <port>     or TOUCHLINE_SANDBOX_PORT     (4100)
  --predictor-port <port>   or TOUCHLINE_PREDICTOR_PORT   (5173)
  --data <folder>           or TOUCHLINE_SANDBOX_DATA     where the sandbox keeps its database
  --memory                  keep the database in memory only
  --tls                     accept TLS on the sandbox port too, for clients that use real-time over TLS only
  --help`

/** Starts both servers in this process, so that neither outlives it. */
async function start(): Promise<void> {
  const { values } = parseArgs({
    // `pnpm start -- --memory` passes the two dashes on.
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      // An empty variable is the same as none.
      'sandbox-port': { type: 'string', default: process.env['TOUCHLINE_SANDBOX_PORT'] || '4100' },
      'predictor-port': { type: 'string', default: process.env['TOUCHLINE_PREDICTOR_PORT'] || '5173' },
      data: { type: 'string' },
      memory: { type: 'boolean', default: false },
      tls: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const sandboxPort = portOf('sandbox', values['sandbox-port'])
  const predictorPort = portOf('predictor', values['predictor-port'])
  await requireFreePorts({ sandbox: sandboxPort, predictor: predictorPort })

  const gameUrl = `http://localhost:${predictorPort}`
  const flags = [
    ...['--port', String(sandboxPort)],
    ...['--predictor', gameUrl],
    ...['--fans', String(FANS)],
    ...(values.data === undefined ? [] : ['--data', values.data]),
    ...(values.memory ? ['--memory'] : []),
    ...(values.tls ? ['--tls'] : []),
  ]
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const [game] = await Promise.all([
    startSandbox(sandboxUrl, flags),
    serveGame(predictorPort, sandboxUrl),
    buildControlRoom(),
  ])
  console.log(`
  Touchline is running.

  Play as the demo fan   ${game}
  Sandbox controls       ${sandboxUrl}/_sandbox/

  Ctrl-C stops both.
`)
}

/** Starts the sandbox in a thread, which fills a database without delaying this one. Returns the demo fan's link to the game. */
async function startSandbox(origin: string, flags: readonly string[]): Promise<string> {
  const sandbox = new Worker(join(APPS, 'sandbox/src/main.ts'), { argv: [...flags] })
  // The sandbox was closed, or it has printed the reason for its end.
  sandbox.once('exit', (code) => process.exit(code))
  let isReady = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isReady) process.exit(0)
      sandbox.postMessage('close')
      setTimeout(() => process.exit(0), GRACE_MS).unref()
    })
  }
  await once(sandbox, 'message')
  const { predictorUrl } = await createControlClient({ origin }).welcome()
  isReady = true
  return predictorUrl
}

/** Builds the sandbox's page for browsers; turbo builds it again only if its sources have changed. */
async function buildControlRoom(): Promise<void> {
  if (!existsSync(join(APPS, 'sandbox/dist/control-room'))) console.log('control room: building it once')
  const args = ['run', 'build', '--filter=@touchline/sandbox', '--output-logs=errors-only']
  const turbo = spawn(join(APPS, '../node_modules/.bin/turbo'), args, {
    // turbo reads the workspace of its folder, and this command may be started from any.
    cwd: join(APPS, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(turbo, 'exit')
  if (code !== 0) console.error('control room: not built; run pnpm --filter @touchline/sandbox build')
}

/** Serves the game from its sources. Vite as a middleware leaves the signals to this process. */
async function serveGame(port: number, sandboxUrl: string): Promise<void> {
  const settings = { platformEndpoint: `${sandboxUrl}/api/v1/`, gameCentreUrl: sandboxUrl }
  process.env['VITE_SETTINGS'] = JSON.stringify(settings)
  const server = createServer()
  const { middlewares } = await createVite({
    root: join(APPS, 'predictor'),
    logLevel: 'warn',
    // The socket of hot updates uses this port too, so that several start commands can run.
    server: { middlewareMode: { server }, ws: { server } },
  })
  server.on('request', middlewares).listen(port, '127.0.0.1')
  await once(server, 'listening')
}

try {
  await start()
} catch (error) {
  const isMisuse =
    error instanceof PortError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(isMisuse ? error.message : error)
  process.exit(1)
}

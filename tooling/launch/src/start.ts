import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod/mini'
import { banner } from './banner.ts'
import {
  PortError,
  PREDICTOR_PORT,
  portFrom,
  requireFreePort,
  requireTwoPorts,
  SANDBOX_PORT,
} from './ports.ts'
import { type RunningServer, startServer, waitUntilReady } from './servers.ts'

/** A crowd for the boards; the sandbox alone has a smaller one, which is ready sooner. */
const FANS = 500

const ROOT = join(import.meta.dirname, '../../..')

const HELP = `pnpm start: the sandbox and the predictor, side by side.

  --sandbox-port <port>     or TOUCHLINE_SANDBOX_PORT     (4100)
  --predictor-port <port>   or TOUCHLINE_PREDICTOR_PORT   (5173)
  --data <folder>           or TOUCHLINE_SANDBOX_DATA     where the sandbox keeps its database
  --memory                  a database that ends with the process
  --tls                     the sandbox takes TLS on its port too, for clients that contact real-time over TLS only
  --help`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'sandbox-port': { type: 'string' },
      'predictor-port': { type: 'string' },
      data: { type: 'string' },
      memory: { type: 'boolean', default: false },
      tls: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const sandboxPort = portFrom(SANDBOX_PORT, values['sandbox-port'], process.env)
  const predictorPort = portFrom(PREDICTOR_PORT, values['predictor-port'], process.env)
  requireTwoPorts(sandboxPort, predictorPort)
  await requireFreePort(SANDBOX_PORT, sandboxPort)
  await requireFreePort(PREDICTOR_PORT, predictorPort)

  const sandboxUrl = `http://localhost:${sandboxPort}`
  const gameUrl = `http://localhost:${predictorPort}`
  const sandbox = startServer({
    name: 'sandbox',
    // Relative folders are relative to the folder in which the command was started.
    cwd: process.cwd(),
    args: [
      '--conditions=@touchline/source',
      join(ROOT, 'apps/sandbox/src/main.ts'),
      ...['--port', String(sandboxPort)],
      ...['--predictor', gameUrl],
      ...['--fans', String(FANS)],
      ...(values.data === undefined ? [] : ['--data', values.data]),
      ...(values.memory ? ['--memory'] : []),
      ...(values.tls ? ['--tls'] : []),
    ],
  })
  const predictor = startServer({
    name: 'predictor',
    cwd: join(ROOT, 'apps/predictor'),
    args: [
      'node_modules/vite/bin/vite.js',
      ...['--host', '127.0.0.1', '--port', String(predictorPort)],
      ...['--strictPort', '--logLevel', 'warn'],
    ],
    env: { VITE_PLATFORM_ENDPOINT: `${sandboxUrl}/api/v1/`, VITE_GAME_CENTRE_URL: sandboxUrl },
  })
  return runUntilStopped([sandbox, predictor], async (signal) => {
    await Promise.all([
      waitUntilReady(`${sandboxUrl}/_sandbox/health`, signal),
      waitUntilReady(gameUrl, signal),
    ])
    const demo = await demoFan(sandboxUrl, signal)
    const query = new URLSearchParams({ tournamentId: demo.tournamentId, accessToken: demo.accessToken })
    console.log(banner({ game: `${gameUrl}/?${query}`, control: `${sandboxUrl}/_sandbox/` }))
  })
}

const welcome = z.object({ demo: z.object({ tournamentId: z.string(), accessToken: z.string() }) })

async function demoFan(sandboxUrl: string, signal: AbortSignal): Promise<z.infer<typeof welcome>['demo']> {
  const response = await fetch(`${sandboxUrl}/_sandbox/`, { signal, headers: { accept: 'application/json' } })
  return welcome.parse(await response.json()).demo
}

/** Resolves with the exit code after the user stops the command or a server exits. Stops every server before that. */
async function runUntilStopped(
  servers: readonly RunningServer[],
  whenReady: (signal: AbortSignal) => Promise<void>,
): Promise<number> {
  const stopping = new AbortController()
  const stopped = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        stopping.abort()
        resolve(0)
      })
    }
  })
  const ended = Promise.race(
    servers.map(async ({ name, ended: end }) => {
      const reason = await end
      if (stopping.signal.aborted) return 0
      console.error(
        `The ${name} has ended (${reason}); its last lines above say why. Stopping the other one.`,
      )
      return 1
    }),
  )
  const failed = whenReady(stopping.signal).then(
    () => new Promise<never>(() => {}),
    (error: unknown) => {
      if (!stopping.signal.aborted) console.error(error)
      return 1
    },
  )
  const code = await Promise.race([stopped, ended, failed])
  stopping.abort()
  await Promise.all(servers.map((server) => server.stop()))
  return code
}

try {
  process.exit(await main())
} catch (error) {
  const isMisuse =
    error instanceof PortError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  console.error(isMisuse ? error.message : error)
  process.exit(1)
}

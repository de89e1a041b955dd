import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { createLogger, LOG_LEVELS } from './core/logger.ts'
import { type SandboxState, stateSchema } from './core/sandbox-state.ts'
import { StartError } from './core/start-error.ts'
import { newToken } from './core/tokens.ts'
import { DEFAULT_FANS, type SandboxOptions, type SeparateHosts } from './server/options.ts'

const DEFAULT_PORT = 4100
const DEFAULT_DATA = '.touchline/sandbox'

/** Instants of the main tournament's tenth round that a test or a demonstration often starts at. */
const NAMED_SCENARIOS: Readonly<Record<string, { at: string; shows: string }>> = {
  'season-start': { at: '2024-02-22T00:00:00Z', shows: 'the day before the first match' },
  'match-day': {
    at: '2024-04-27T05:30:00Z',
    shows: 'three matches settled, one played, two open (the default)',
  },
  'last-minute': { at: '2024-04-27T07:04:00Z', shows: 'a minute before Highlanders v Force closes' },
  'first-half': { at: '2024-04-27T07:25:00Z', shows: 'Highlanders v Force is being played, and closed' },
  'final-whistle': { at: '2024-04-27T09:10:30Z', shows: 'half a minute before its results are due' },
  'season-end': { at: '2024-06-23T00:00:00Z', shows: 'the day after the final' },
}

const SCENARIO_LINES = Object.entries(NAMED_SCENARIOS)
  .map(([name, { shows }]) => `                    ${name.padEnd(15)} ${shows}`)
  .join('\n')

export const USAGE = `Starts the engagement platform's sandbox on loopback.

  --port <n>      port to listen on (TOUCHLINE_SANDBOX_PORT, ${DEFAULT_PORT})
  --data <dir>    folder of the database (TOUCHLINE_SANDBOX_DATA, ${DEFAULT_DATA})
  --database <url>  a PostgreSQL server's database instead (DATABASE_URL); several sandboxes may share it
  --memory        keep the database in memory; it ends with the process
  --at <ISO>      what the clock shows at the start (2024-04-27T05:30:00Z, then where it stood)
  --scenario <name>  the same by name:
${SCENARIO_LINES}
  --state <file>  what GET /_sandbox/state of another sandbox answered; a new database begins with it
  --speed <n>     how fast the clock goes; 0 freezes it
  --tournaments <ids>  tournaments of a new database, with commas between (all)
  --fans <n>      synthetic fans of a new database (${DEFAULT_FANS})
  --host <addr>   address to listen on (TOUCHLINE_SANDBOX_HOST, 127.0.0.1)
  --tls           take TLS on the same port too, with a certificate of its own making
  --separate-hosts <ports>  answer as the real platform does: votes, entries and real-time on the first of two ports,
                  stored content on the second, Date hidden from pages of other origins, real-time keys only with
                  --tls (TOUCHLINE_SANDBOX_SEPARATE_HOSTS); write it like 4101,4102
  --log requests  print every request as a line of JSON, not only errors (TOUCHLINE_SANDBOX_LOG)
  --public-url <url>  where clients reach it, for links in real-time messages (TOUCHLINE_SANDBOX_PUBLIC_URL)
  --predictor <url>  where the game is served, for links (TOUCHLINE_PREDICTOR_URL, http://localhost:5173)

TOUCHLINE_SANDBOX_CONTROL_SECRET, if set, is required from every user of the controls.
TOUCHLINE_SANDBOX_TOKEN_SECRET, if set, signs tokens that a customer mints for its own users.`

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the options from flags and variables; a flag overrides its variable. Returns 'help' for `--help`. */
export function readCommandLine(args: readonly string[], env: Environment): SandboxOptions | 'help' {
  const flags = parseFlags(args)
  if (flags.help) return 'help'
  // An empty variable, as compose files and shells pass it, is the same as none.
  const said = (flag: string | undefined, variable = '') => flag || env[variable] || undefined
  return {
    port: wholeNumberOf('--port', said(flags.port, 'TOUCHLINE_SANDBOX_PORT'), 65_535) ?? DEFAULT_PORT,
    data: flags.memory ? undefined : (said(flags.data, 'TOUCHLINE_SANDBOX_DATA') ?? DEFAULT_DATA),
    databaseUrl: flags.memory ? undefined : said(flags.database, 'DATABASE_URL'),
    at: startOf(said(flags.at), said(flags.scenario)),
    state: stateIn(said(flags.state)),
    speed: numberOf('--speed', said(flags.speed), 100_000),
    fans: wholeNumberOf('--fans', said(flags.fans), 1_000_000),
    host: said(flags.host, 'TOUCHLINE_SANDBOX_HOST'),
    tls: flags.tls,
    separateHosts: separateHostsOf(said(flags['separate-hosts'], 'TOUCHLINE_SANDBOX_SEPARATE_HOSTS')),
    controlSecret: said(undefined, 'TOUCHLINE_SANDBOX_CONTROL_SECRET'),
    tokenSecret: said(undefined, 'TOUCHLINE_SANDBOX_TOKEN_SECRET'),
    logger: createLogger(
      oneOf('--log', said(flags.log, 'TOUCHLINE_SANDBOX_LOG') ?? 'errors', LOG_LEVELS),
      console.log,
    ),
    tournaments: said(flags.tournaments)
      ?.split(',')
      .map((id) => id.trim()),
    publicUrl: webAddressOf('--public-url', said(flags['public-url'], 'TOUCHLINE_SANDBOX_PUBLIC_URL')),
    predictorUrl: webAddressOf('--predictor', said(flags.predictor, 'TOUCHLINE_PREDICTOR_URL')),
  }
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        memory: { type: 'boolean' },
        tls: { type: 'boolean' },
        at: { type: 'string' },
        scenario: { type: 'string' },
        state: { type: 'string' },
        speed: { type: 'string' },
        tournaments: { type: 'string' },
        fans: { type: 'string' },
        host: { type: 'string' },
        'separate-hosts': { type: 'string' },
        log: { type: 'string' },
        'public-url': { type: 'string' },
        predictor: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

function startOf(at: string | undefined, name: string | undefined): string | undefined {
  if (at !== undefined && name !== undefined)
    throw new StartError(`--at ${at} and --scenario ${name} both set the clock. Give one of them.`)
  if (name === undefined) return at
  return NAMED_SCENARIOS[oneOf('--scenario', name, Object.keys(NAMED_SCENARIOS))]?.at
}

function stateIn(path: string | undefined): SandboxState | undefined {
  if (path === undefined) return undefined
  try {
    return stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof ZodError ? (cause.issues[0]?.message ?? '') : String(cause)
    throw new StartError(
      `--state ${path} is no state of a sandbox. ${reason} Export one: curl http://localhost:4100/_sandbox/state > state.json`,
    )
  }
}

function oneOf<T extends string>(flag: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new StartError(`${flag} ${text} is none of ${known.join(', ')}.`)
  return found
}

function webAddressOf(flag: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new StartError(`${flag} ${text} is no web address. Write it like https://play.example.`)
}

function separateHostsOf(text: string | undefined): SeparateHosts | undefined {
  if (text === undefined) return undefined
  const ports = text.split(',').map((port) => wholeNumberOf('--separate-hosts', port.trim(), 65_535))
  const [votesPort, staticPort, ...more] = ports
  if (votesPort !== undefined && staticPort !== undefined && more.length === 0)
    return { votesPort, staticPort }
  throw new StartError(`--separate-hosts ${text} is not two ports. Write it like 4101,4102.`)
}

function numberOf(flag: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (number >= 0 && number <= max) return number
  throw new StartError(`${flag} ${text} is no number from 0 to ${max}.`)
}

function wholeNumberOf(flag: string, text: string | undefined, max: number): number | undefined {
  const number = numberOf(flag, text, max) ?? 0
  if (!Number.isInteger(number)) throw new StartError(`${flag} ${text} is no whole number.`)
  return text === undefined ? undefined : number
}

const LOOPBACK_HOSTS = /^(localhost|127\.[\d.]+|::1)$/

/**
 * Returns a new control secret for a sandbox that other machines can reach and that was given none; undefined if it
 * needs none. Without one its controls would answer the machine itself alone, which in a container is no user.
 */
export function newControlSecret({
  host,
  controlSecret,
}: Pick<SandboxOptions, 'host' | 'controlSecret'>): string | undefined {
  const isExposed = host !== undefined && !LOOPBACK_HOSTS.test(host)
  return isExposed && controlSecret === undefined ? newToken() : undefined
}

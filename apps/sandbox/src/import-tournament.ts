import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ControlError, createControlClient } from './client/control-client.ts'
import { decodeText, tournamentFromCsv } from './services/seeding/tournament-csv.ts'
import { type TournamentFile, tournamentFileSchema } from './services/seeding/tournament-file.ts'

const USAGE = `Publishes a tournament of your own on a running sandbox.

  tournament <file.csv> --id <id> [--label <text>] [--scoring standard|changed]
  tournament <file.json>     in the shape of the files under src/services/seeding/data

  --url <url>    the running sandbox (http://localhost:4100)
  --check        only says what is wrong with the file`

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    label: { type: 'string' },
    scoring: { type: 'string' },
    url: { type: 'string', default: 'http://localhost:4100' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})
const [path] = positionals
if (flags.help || path === undefined) console.log(USAGE)
else process.exitCode = await run(path)

/** Returns the exit code. */
async function run(filePath: string): Promise<number> {
  const { file, problems } = read(filePath)
  if (file === undefined || problems.length > 0) {
    for (const line of [...problems, 'Nothing was published.']) console.error(line)
    return 1
  }
  console.log(`${file.id}: ${file.fixtures.length} fixtures, ${Object.keys(file.teams).length} teams`)
  if (flags.check) return 0
  const secret = process.env['TOUCHLINE_SANDBOX_CONTROL_SECRET']
  const controls = createControlClient({
    origin: new URL(flags.url).origin,
    secret: () => secret || undefined,
  })
  try {
    await controls.publishTournament(file)
  } catch (error) {
    if (!(error instanceof ControlError)) throw error
    console.error(
      error.status === undefined
        ? `No sandbox answers at ${flags.url}. Start it, or name another one with --url.`
        : `Nothing was published at ${flags.url}. ${error.message}`,
    )
    return 1
  }
  console.log(`published at ${flags.url}`)
  return 0
}

interface Reading {
  readonly file?: TournamentFile | undefined
  readonly problems: readonly string[]
}

function read(filePath: string): Reading {
  // pnpm runs scripts in the folder of their package, and sets the variable to the folder in which it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '', filePath)
  if (!existsSync(file)) return { problems: [`${file} does not exist.`] }
  return parse(filePath, decodeText(readFileSync(file)))
}

function parse(filePath: string, text: string | undefined): Reading {
  if (text === undefined) {
    const problem = `${filePath} is not UTF-8, perhaps Windows-1252: accents would be lost. Save it as “CSV UTF-8”.`
    return { problems: [problem] }
  }
  if (filePath.endsWith('.json')) return parseJson(filePath, text)
  const { id = '', label = id } = flags
  const scoring = flags.scoring === 'changed' ? 'changed' : 'standard'
  const { file, badRows } = tournamentFromCsv(text, { id, label, scoring })
  const isNamed = tournamentFileSchema.shape.id.safeParse(id).success
  return {
    file,
    problems: [
      ...(isNamed ? [] : ['Name the tournament with --id, of letters, digits, - and _.']),
      ...badRows.map(({ line, problem }) => `line ${line}: ${problem}`),
    ],
  }
}

function parseJson(filePath: string, text: string): Reading {
  try {
    const { data, error } = tournamentFileSchema.safeParse(JSON.parse(text))
    const issues = error?.issues ?? []
    return { file: data, problems: issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`) }
  } catch (error) {
    // The error names the place.
    return { problems: [`${filePath} is not JSON. ${error}`] }
  }
}

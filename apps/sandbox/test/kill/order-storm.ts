import type { Fixture } from '../../src/client/control-client.ts'
import { type SandboxProcess, startProcess } from '../../src/client/start-process.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/server/start-sandbox.ts'
import { shippedTournaments, type TournamentFile } from '../../src/services/seeding/tournament-file.ts'
import { controlsOf } from '../api.ts'
import { contradictions } from '../contradictions.ts'

/** What a process is killed in the middle of. */
export const ORDERS = ['back', 'settle', 'forward', 'reset', 'import'] as const
type Order = (typeof ORDERS)[number]

interface OrderStorm {
  readonly kills: number
  /** Where the database is. */
  readonly place: Pick<SandboxOptions, 'data' | 'databaseUrl'>
}

/** Before round 10's results, and five rounds later. */
const EARLY = '2024-04-27T05:30:00.000Z'
const LATE = '2024-06-02T00:00:00.000Z'
/** A kill comes so long after an order at most: in the middle of most, after some. */
const LONGEST_WAIT_MS = 1000
const SCENARIO = { fans: 5, tournaments: ['120-2024'] }
const MATCHES = 91

/**
 * Moves the clock, settles, resets and imports while the sandbox is killed. Returns what did not fit together after a restart, or
 * was acknowledged and is not there.
 */
export async function orderStorm({ kills, place }: OrderStorm): Promise<readonly string[]> {
  const broken: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const order = ORDERS[kill % ORDERS.length] ?? 'back'
    const sandbox = await startProcess(argsOf(place))
    const [fixture] = await prepare(sandbox, order)
    const fixtureId = fixture?.id ?? ''
    const cup = cupOf(kill)
    const answered = give(order, { sandbox, fixtureId, cup }).then(
      () => true,
      () => false,
    )
    const wait = Math.random() * LONGEST_WAIT_MS
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, wait))])
    await sandbox.kill()
    const isAcknowledged = await answered
    await using again = await startSandbox({ ...SCENARIO, ...place, speed: 0 })
    const found = [
      ...(await contradictions(again)),
      ...(await missingMatches(again)),
      ...(order === 'import' ? await halfImported(again, cup, isAcknowledged) : []),
      ...(isAcknowledged ? await missing(again, order, fixtureId) : []),
    ]
    broken.push(...found.map((line) => `killed ${Math.round(wait)} ms into '${order}': ${line}`))
  }
  return broken
}

function argsOf({ data, databaseUrl }: OrderStorm['place']): readonly string[] {
  const where = databaseUrl === undefined ? ['--data', data ?? ''] : ['--database', databaseUrl]
  return ['--port', '0', '--fans', '5', '--tournaments', '120-2024', '--speed', '0', ...where]
}

/** Everything settled that an order back has to take back, and a match that is open for an order to settle. */
async function prepare(sandbox: SandboxProcess, order: Order): Promise<readonly Fixture[]> {
  const now = order === 'back' || order === 'reset' ? LATE : EARLY
  const controls = controlsOf(sandbox)
  await controls.changeClock({ now })
  return controls.fixtures({ tournament: '120-2024', round: 12 })
}

/** Resolves when the sandbox has acknowledged the order. */
function give(
  order: Order,
  { sandbox, fixtureId, cup }: { sandbox: SandboxProcess; fixtureId: string; cup: TournamentFile },
): Promise<unknown> {
  const controls = controlsOf(sandbox)
  switch (order) {
    case 'back':
      return controls.changeClock({ now: EARLY })
    case 'forward':
      return controls.changeClock({ now: LATE })
    case 'settle':
      return controls.settle(fixtureId, GIVEN)
    case 'reset':
      return controls.reset()
    case 'import':
      return controls.publishTournament(cup)
  }
}

/** Returns a tournament that no other kill imports. */
function cupOf(kill: number): TournamentFile {
  const [file] = shippedTournaments(['womens-2024'])
  if (file === undefined) throw new Error('The tournament womens-2024 does not come with the sandbox.')
  const fixtures = file.fixtures.map((fixture) => ({ ...fixture, key: `${fixture.key}-${kill}` }))
  return { ...file, id: `${file.id}-${kill}`, fixtures }
}

async function halfImported(
  { db }: Sandbox,
  { id, fixtures }: TournamentFile,
  isAcknowledged: boolean,
): Promise<readonly string[]> {
  const rows = await db.selectFrom('programs').select('id').where('tournament_id', '=', id).execute()
  const isWhole = rows.length === fixtures.length || (rows.length === 0 && !isAcknowledged)
  return isWhole ? [] : [`${rows.length} of ${fixtures.length} imported matches are there`]
}

const GIVEN = { homeScore: 31, awayScore: 30 }

/** Returns the acknowledged orders that the database does not reflect. */
async function missing(sandbox: Sandbox, order: Order, fixtureId: string): Promise<readonly string[]> {
  const now = new Date(sandbox.clock.now()).toISOString()
  if (order === 'forward') return now === LATE ? [] : [`the clock was set to ${LATE} and shows ${now}`]
  if (order === 'import') return []
  if (order !== 'settle') return now === EARLY ? [] : [`the clock was set to ${EARLY} and shows ${now}`]
  const row = await sandbox.db
    .selectFrom('programs')
    .select(['given_result', 'settled_at'])
    .where('id', '=', fixtureId)
    .executeTakeFirstOrThrow()
  const isThere = row.settled_at !== null && JSON.stringify(row.given_result).includes('31')
  return isThere ? [] : [`a result was given and is ${JSON.stringify(row)}`]
}

async function missingMatches({ db }: Sandbox): Promise<readonly string[]> {
  const rows = await db.selectFrom('programs').select('id').where('tournament_id', '=', '120-2024').execute()
  return rows.length === MATCHES ? [] : [`${rows.length} of ${MATCHES} matches are left`]
}

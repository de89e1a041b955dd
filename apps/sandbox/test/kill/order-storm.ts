import type { ControlClient } from '../../src/client/control-client.ts'
import { startProcess } from '../../src/client/start-process.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/server/start-sandbox.ts'
import { shippedTournaments, type TournamentFile } from '../../src/services/seeding/tournament-file.ts'
import { controlsOf } from '../api.ts'
import { contradictions } from '../contradictions.ts'

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
const GIVEN = { homeScore: 31, awayScore: 30 }

/** A match that is open at first, and a tournament that no other kill imports. */
interface Subject {
  readonly fixtureId: string
  readonly cup: TournamentFile
}

interface Order {
  /** What the clock shows before: late if everything is settled that the order has to take back. */
  readonly at: string
  /** What it shows after the order was acknowledged. */
  readonly shows?: string
  /** Resolves when the sandbox has acknowledged the order. */
  give(controls: ControlClient, subject: Subject): Promise<unknown>
}

/** What a process is killed in the middle of. */
export const ORDERS: readonly Order[] = [
  { at: LATE, shows: EARLY, give: (controls) => controls.changeClock({ now: EARLY }) },
  { at: EARLY, give: (controls, { fixtureId }) => controls.settle(fixtureId, GIVEN) },
  { at: EARLY, shows: LATE, give: (controls) => controls.changeClock({ now: LATE }) },
  { at: LATE, shows: EARLY, give: (controls) => controls.reset() },
  { at: EARLY, give: (controls, { cup }) => controls.publishTournament(cup) },
]
const [, SETTLE, , , IMPORT] = ORDERS

/**
 * Moves the clock, settles, resets and imports while the sandbox is killed. Returns what did not fit together after a restart, or
 * was acknowledged and is not there.
 */
export async function orderStorm({ kills, place }: OrderStorm): Promise<readonly string[]> {
  const { data = '', databaseUrl } = place
  const where = databaseUrl === undefined ? ['--data', data] : ['--database', databaseUrl]
  const args = ['--port', '0', '--fans', '5', '--tournaments', '120-2024', '--speed', '0', ...where]
  const broken: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const order = ORDERS[kill % ORDERS.length]
    if (order === undefined) continue
    const sandbox = await startProcess(args)
    const controls = controlsOf(sandbox)
    await controls.changeClock({ now: order.at })
    const [fixture] = await controls.fixtures({ tournament: '120-2024', round: 12 })
    const subject = { fixtureId: fixture?.id ?? '', cup: cupOf(kill) }
    const acknowledged = order.give(controls, subject).then(
      () => true,
      () => false,
    )
    const wait = Math.random() * LONGEST_WAIT_MS
    await Promise.race([acknowledged, new Promise((resolve) => setTimeout(resolve, wait))])
    await sandbox.kill()
    await using again = await startSandbox({ ...SCENARIO, ...place, speed: 0 })
    const found = [
      ...(await contradictions(again)),
      ...(await missing(again, order, { ...subject, isAcknowledged: await acknowledged })),
    ]
    broken.push(...found.map((line) => `killed ${Math.round(wait)} ms into ${order.give}: ${line}`))
  }
  return broken
}

function cupOf(kill: number): TournamentFile {
  const [file] = shippedTournaments(['womens-2024'])
  if (file === undefined) throw new Error('The tournament womens-2024 does not come with the sandbox.')
  const fixtures = file.fixtures.map((fixture) => ({ ...fixture, key: `${fixture.key}-${kill}` }))
  return { ...file, id: `${file.id}-${kill}`, fixtures }
}

/** Returns what the database does not reflect: the season, a part of an import, or an acknowledged order. */
async function missing(
  { db, clock }: Sandbox,
  order: Order,
  { fixtureId, cup, isAcknowledged }: Subject & { readonly isAcknowledged: boolean },
): Promise<readonly string[]> {
  const programs = await db.selectFrom('programs').selectAll().execute()
  const matchesOf = (tournament: string) =>
    programs.filter(({ tournament_id }) => tournament_id === tournament).length
  const imported = matchesOf(cup.id)
  const now = new Date(clock.now()).toISOString()
  const settled = programs.find(({ id }) => id === fixtureId)
  const isSettled =
    settled?.settled_at !== null && JSON.stringify(settled?.given_result ?? null).includes('31')
  const complaints: readonly (readonly [boolean, string])[] = [
    [matchesOf('120-2024') !== MATCHES, `${matchesOf('120-2024')} of ${MATCHES} matches are left`],
    [![0, cup.fixtures.length].includes(imported), `${imported} matches of a tournament were imported`],
    [isAcknowledged && order === IMPORT && imported === 0, 'an imported tournament is gone'],
    [isAcknowledged && order === SETTLE && !isSettled, `a result was given and is ${settled?.given_result}`],
    [isAcknowledged && (order.shows ?? now) !== now, `the clock was set to ${order.shows} and shows ${now}`],
  ]
  return complaints.flatMap(([isBroken, text]) => (isBroken ? [text] : []))
}

import { checkLedger, type Violation } from './check-ledger.ts'
import { faultMix } from './fault-mix.ts'
import type { HeadlessWindow } from './headless-window.ts'
import { Ledger } from './ledger.ts'
import { pause } from './pause.ts'
import { type Pace, SdkFan } from './sdk-fan.ts'
import { seededRandom } from './seeded-random.ts'
import { Tally } from './tally.ts'
import { type FanIdentity, startUnreliablePlatform, type UnreliablePlatform } from './unreliable-platform.ts'

/** One more way to play than without markup: in a real browser, for instance. */
export interface Player {
  play(attempts: number): Promise<void>
  /** Comes back and sends what is left. */
  finish(): Promise<void>
  close(): Promise<void> | void
}

export interface StormOptions {
  readonly seed: number
  readonly fans: number
  /** How often each fan presses Submit. */
  readonly attempts: number
  readonly crashes: number
  readonly failShare: number
  readonly delaysMs: readonly number[]
  readonly pace: Pace
  readonly window: HeadlessWindow
  readonly port?: number | undefined
  /** Told how far it is. */
  readonly report?: ((line: string) => void) | undefined
  /** Fans in other clothes, beside the SDK fans. */
  readonly others?: ((parts: OtherParts) => Promise<readonly Player[]>) | undefined
}

/** What fans of another kind get. */
export interface OtherParts {
  readonly platform: UnreliablePlatform
  readonly tally: Tally
  readonly seed: number
  /** A new fan with a ledger and a match. */
  newFan(): Promise<NewFan>
}

export type NewFan = Pick<ConstructorParameters<typeof SdkFan>[0], 'ledger' | 'match' | 'random'> & {
  readonly identity: FanIdentity
}

export interface StormReport {
  readonly tally: Tally
  /** Right after the storm, and again after everybody has sent what was left. */
  readonly violations: {
    readonly afterStorm: readonly Violation[]
    readonly afterFinish: readonly Violation[]
  }
  readonly fans: number
  readonly storedAnswers: number
  readonly shownAsSaved: number
}

const TITLES = ['120-2024 | 11', '120-2024 | 12', '120-2024 | 13']
const LOOK_EVERY_MS = 50
const REPORT_EVERY_MS = 5000
const SPELL_MS = 1500
const FINISH_WITHIN_MS = 180_000

/** Fans submit through a platform that fails, crashes and comes back; then the books are compared. */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const { seed, fans, attempts, pace, window, failShare, delaysMs, report = () => {} } = options
  await using platform = await startUnreliablePlatform(options.port)
  const matches = (await Promise.all(TITLES.map((title) => platform.matches(title)))).flat()
  const tally = new Tally()
  const everybody: NewFan[] = []
  const newFan = async (): Promise<NewFan> => {
    const place = everybody.length
    const random = seededRandom(seed).branch(place)
    const identity = await platform.newFan(`Chaos Fan ${place + 1}`)
    const fan = { identity, random, match: random.pick(matches), ledger: new Ledger(identity.id) }
    everybody.push(fan)
    return fan
  }
  const players: Player[] = [...((await options.others?.({ platform, tally, seed, newFan })) ?? [])]
  while (players.length < fans) {
    const { identity, ...fan } = await newFan()
    const { token } = identity
    players.push(new SdkFan({ platformUrl: platform.url, token, tally, pace, ...fan }))
  }
  await platform.fail(faultMix(failShare, delaysMs))
  const storm = { isOver: false }
  const total = players.length * attempts
  const played = Promise.all(players.map((player) => player.play(attempts))).finally(() => {
    storm.isOver = true
  })
  await Promise.all([played, crashes(), spells(), progress()])
  for (const player of players) await player.close()
  await platform.heal()
  const afterStorm = await check()
  for (const { kind, fanId, detail } of afterStorm) report(`${kind}: fan ${fanId}, ${detail}`)
  report(`${afterStorm.length} violations after the storm; everybody sends what is left`)
  const stuck = await Promise.all(players.map(finish))
  const afterFinish = [...(await check()), ...stuck.flat()]
  const ledgers = everybody.map(({ ledger }) => ledger)
  const entries = ledgers.flatMap((ledger) => [...ledger.entries.values()])
  return {
    tally,
    violations: { afterStorm, afterFinish },
    fans: everybody.length,
    storedAnswers: tally.of('stored answers'),
    shownAsSaved: entries.filter(({ shown }) => shown !== undefined).length,
  }

  async function finish(player: Player, place: number): Promise<readonly Violation[]> {
    const inTime = player.finish().then(() => true)
    if (await Promise.race([inTime, pause(FINISH_WITHIN_MS).then(() => false)])) return []
    await player.close()
    const fanId = everybody[place]?.ledger.fanId ?? ''
    return [{ kind: 'stuck', fanId, widgetId: '', detail: `not done after ${FINISH_WITHIN_MS} ms` }]
  }

  /** Kills the platform at even parts of the work. */
  async function crashes(): Promise<void> {
    for (let crash = 1; crash <= options.crashes && !storm.isOver; crash += 1) {
      const due = (total * crash) / (options.crashes + 1)
      while (!storm.isOver && tally.of('attempts') < due) await pause(LOOK_EVERY_MS)
      if (storm.isOver) return
      await platform.crash()
      tally.add('crashes')
    }
  }

  /** Now and then nobody has a connection, and the browser says so. */
  async function spells(): Promise<void> {
    const random = seededRandom(seed).branch(-2)
    while (!storm.isOver) {
      await Promise.race([played, pause(SPELL_MS * (2 + random.below(6)))])
      window.setOnline(false)
      tally.add('offline spells')
      await Promise.race([played, pause(random.below(SPELL_MS))])
      window.setOnline(true)
    }
  }

  async function progress(): Promise<void> {
    while (!storm.isOver) {
      const share = Math.round((100 * tally.of('attempts')) / total)
      const told = ['successes', 'crashes', 'offline spells'].map((name) => `${tally.of(name)} ${name}`)
      report(`${String(share).padStart(3)} % · ${tally.of('attempts')} attempts, ${told.join(', ')}`)
      await Promise.race([played, pause(REPORT_EVERY_MS)])
    }
  }

  async function check(): Promise<readonly Violation[]> {
    const found: Violation[] = []
    let stored = 0
    for (const { identity, ledger } of everybody) {
      const choices = await platform.storedChoices(identity)
      stored += choices.length
      found.push(...checkLedger(ledger, choices))
    }
    tally.counts.set('stored answers', stored)
    return found
  }
}

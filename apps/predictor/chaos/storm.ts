import type { Books } from './books.ts'
import { checkLedger, type Violation } from './check-ledger.ts'
import { Fan } from './fan.ts'
import { FanWatch, StuckError } from './fan-watch.ts'
import { faultMix } from './fault-mix.ts'
import { answerRequestText, type FinishedRequest } from './finished-request.ts'
import { HeadlessDevice } from './headless-device.ts'
import type { HeadlessWindow } from './headless-window.ts'
import { happen, type Incident } from './incidents.ts'
import { Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import type { Pace } from './pace.ts'
import { pause } from './pause.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { Store } from './store.ts'
import { Tally } from './tally.ts'
import { type FanIdentity, startUnreliablePlatform, type UnreliablePlatform } from './unreliable-platform.ts'
import { watchedDevice } from './watched-device.ts'

export interface StormOptions {
  readonly seed: number
  readonly store: Store
  readonly fans: number
  /** How often each fan presses Submit. */
  readonly attempts: number
  /** What happens to the platform, spread evenly over the attempts. */
  readonly incidents: readonly Incident[]
  readonly failShare: number
  readonly delaysMs: readonly number[]
  /** A request without an answer is given up after this. */
  readonly patienceMs: number
  /** Longer than the platform takes for any request. */
  readonly heldMs: number
  /** A fan who makes no progress in this time is reported and takes no further part. */
  readonly stuckAfterMs: number
  readonly pace: Pace
  readonly window: HeadlessWindow
  readonly port?: number | undefined
  /** Receives a line of progress now and then. */
  readonly report?: ((line: string) => void) | undefined
  /** Creates fans of another kind, in addition to the headless ones. */
  readonly others?: ((parts: OtherParts) => Promise<readonly Fan[]>) | undefined
}

/** What fans of another kind get. */
export interface OtherParts {
  readonly platform: { readonly url: string; readonly apiUrl: string }
  readonly tally: Tally
  /** Creates a fan with a ledger and a match. */
  newFan(): Promise<NewFan>
}

interface NewFan {
  readonly identity: FanIdentity
  readonly match: Match
  readonly ledger: Ledger
  readonly random: SeededRandom
  readonly watch: FanWatch
  /** Receives every request of this fan that has ended. */
  onRequestEnd(request: FinishedRequest): void
}

export interface StormReport {
  readonly tally: Tally
  /** Right after the storm, and again after all fans have sent what was left. */
  readonly violations: {
    readonly afterStorm: readonly Violation[]
    readonly afterFinish: readonly Violation[]
  }
  /** The database at the end. */
  readonly books: Books
  readonly fans: number
  readonly shownAsSaved: number
}

/** One headless fan of so many has a second device. */
const FANS_FOR_EACH_SECOND_DEVICE = 10
const REPORT_EVERY_MS = 5000

/** Fans submit through a platform that fails, crashes, closes and settles; then the books are compared. */
export async function runStorm(options: StormOptions): Promise<StormReport> {
  const { seed, store, attempts, pace, window, failShare, delaysMs, report = () => {} } = options
  await using platform = await startUnreliablePlatform(store, options.port)
  const matches = await platform.matches()
  const tally = new Tally()
  const ledgers: Ledger[] = []
  const newFan = fanMaker({ ...options, platform, matches, tally, ledgers })
  const [url] = platform.urls
  const fans = [
    ...((await options.others?.({ platform: { url, apiUrl: `${url}/api/v1/` }, tally, newFan })) ?? []),
  ]
  for (let place = 0; fans.length < options.fans; place += 1) {
    fans.push(headlessFan(await newFan(), place, { ...options, platform, tally }))
  }
  await platform.fail(faultMix(failShare, delaysMs))
  const storm = { isOver: false }
  const total = fans.length * attempts
  const played = Promise.all(fans.map((fan) => unlessStuck(fan, fan.play(attempts)))).finally(() => {
    storm.isOver = true
  })
  const [stuckInStorm] = await Promise.all([played, allIncidents(), spells(), progress()])
  await Promise.all(fans.map((fan) => fan.close()))
  await platform.heal()
  const afterStorm = [...stuckInStorm.flat(), ...check(await platform.readBooks('go on'))]
  for (const { kind, fanId, detail } of afterStorm) report(`${kind}: fan ${fanId}, ${detail}`)
  const blamed = ledgers.filter(({ fanId }) => afterStorm.some((one) => one.fanId === fanId))
  for (const { fanId, events } of blamed) for (const line of events.lines) report(`fan ${fanId}: ${line}`)
  report(`${afterStorm.length} violations after the storm; all fans send what is left`)
  const finishing = fans.filter((_, place) => stuckInStorm[place]?.length === 0)
  const stuck = await Promise.all(finishing.map((fan) => unlessStuck(fan, fan.finish())))
  await Promise.all(finishing.map((fan) => fan.close()))
  const books = await platform.readBooks('end')
  const entries = ledgers.flatMap((ledger) => [...ledger.entries.values()])
  return {
    tally,
    violations: { afterStorm, afterFinish: [...check(books), ...stuck.flat()] },
    books,
    fans: fans.length,
    shownAsSaved: entries.filter(({ shown }) => shown !== undefined).length,
  }

  function check(found: Books): readonly Violation[] {
    return ledgers.flatMap((ledger) => checkLedger(ledger, found))
  }

  /** Waits for a fan. One who makes no progress is left out of the rest; the others go on. */
  async function unlessStuck({ fanId }: Fan, work: Promise<void>): Promise<readonly Violation[]> {
    try {
      await work
      return []
    } catch (error) {
      if (!(error instanceof StuckError)) throw error
      report(`stuck: fan ${fanId}, ${error.message}`)
      return [{ kind: 'stuck', fanId, detail: error.message }]
    }
  }

  async function allIncidents(): Promise<void> {
    const { incidents } = options
    for (const [place, incident] of incidents.entries()) {
      await tally.reaches('attempts', Math.floor((total * (place + 1)) / (incidents.length + 1)))
      await happen(incident, platform, matches)
      tally.add(incident)
    }
  }

  /** Takes the connection of all headless fans now and then, and the browser says so. */
  async function spells(): Promise<void> {
    const random = seededRandom(seed).branch(-2)
    while (!storm.isOver) {
      await Promise.race([played, pause(pace.tunnelMs * (2 + random.below(6)))])
      window.setOnline(false)
      tally.add('offline spells')
      await Promise.race([played, pause(random.below(pace.tunnelMs))])
      window.setOnline(true)
    }
  }

  async function progress(): Promise<void> {
    while (!storm.isOver) {
      const share = Math.round((100 * tally.of('attempts')) / total)
      const counts = ['successes', 'crash', 'offline spells'].map((name) => `${tally.of(name)} ${name}`)
      report(`${String(share).padStart(3)} % · ${tally.of('attempts')} attempts, ${counts.join(', ')}`)
      await Promise.race([played, pause(REPORT_EVERY_MS)])
    }
  }
}

interface Field extends Pick<StormOptions, 'seed' | 'stuckAfterMs'> {
  readonly platform: UnreliablePlatform
  readonly matches: readonly Match[]
  readonly tally: Tally
  readonly ledgers: Ledger[]
}

/** Creates fans who take the matches in turn. */
function fanMaker({ seed, stuckAfterMs, platform, matches, tally, ledgers }: Field): () => Promise<NewFan> {
  let fans = 0
  return async () => {
    const place = fans
    fans += 1
    const match = matches[place % matches.length]
    if (match === undefined) throw new Error('The tournament has no matches.')
    const identity = await platform.newFan(`Chaos Fan ${place + 1}`)
    const ledger = new Ledger(identity.id, match.id)
    ledgers.push(ledger)
    return {
      identity,
      match,
      ledger,
      random: seededRandom(seed).branch(place),
      watch: new FanWatch(stuckAfterMs),
      onRequestEnd(request) {
        const { method, path, status } = request
        const text = answerRequestText(request)
        if (text !== undefined) ledger.events.add(text)
        if (status !== undefined) tally.add('answers of the platform')
        // A malformed answer of the sandbox has status 200; a reward that was stored has 201.
        if (method === 'POST' && path === '/rewards' && status === 201) ledger.hasReward = true
      },
    }
  }
}

type HeadlessParts = Pick<StormOptions, 'patienceMs' | 'heldMs' | 'pace'> & {
  readonly platform: UnreliablePlatform
  readonly tally: Tally
}

/** Creates a fan in jsdom. Devices take the sandboxes in turn, so those of one fan use different ones. */
function headlessFan(
  { identity, onRequestEnd, match, ...fan }: NewFan,
  place: number,
  { platform, tally, pace, ...timing }: HeadlessParts,
): Fan {
  const device = (number: number) => {
    const page = new HeadlessDevice({
      platformUrl: platform.urls[(place + number) % platform.urls.length] ?? platform.urls[0],
      token: identity.token,
      matchId: match.id,
      onRequestEnd,
      patienceMs: timing.patienceMs,
      heldMs: timing.heldMs,
    })
    return watchedDevice(page, fan.watch)
  }
  const hasSecond = place % FANS_FOR_EACH_SECOND_DEVICE === 4
  if (hasSecond) tally.add('second devices')
  return new Fan({
    devices: hasSecond ? [device(0), device(1)] : [device(0)],
    match,
    tally,
    pace,
    ...fan,
  })
}

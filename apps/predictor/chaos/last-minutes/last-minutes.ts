import { createQueryClient } from '../../src/queries/query-client.ts'
import type { Books } from '../books.ts'
import { checkLedger, type Violation } from '../check-ledger.ts'
import { headlessGame } from '../headless-game.ts'
import { keptStorage } from '../kept-storage.ts'
import { Ledger } from '../ledger.ts'
import { pause } from '../pause.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Store } from '../store.ts'
import { type FanIdentity, startUnreliablePlatform } from '../unreliable-platform.ts'
import { arrivalTimes } from './arrival-times.ts'
import { CountedFetch } from './counted-fetch.ts'
import { HurriedFan, type VisitEnd } from './hurried-fan.ts'

export interface LastMinutesOptions {
  readonly seed: number
  readonly store: Store
  readonly fans: number
  /** From the first arrival to the closing. */
  readonly durationMs: number
  /** Requests to the platform above this many in a second are refused, counted by each sandbox. */
  readonly perSecond: number
  readonly report?: ((line: string) => void) | undefined
}

/** A visit that was still going on long after the closing. */
type Visited = VisitEnd | { readonly name: 'lost' }

export interface LastMinutesReport {
  readonly visits: readonly Visited[]
  /** From the arrival that was planned to the confirmation, of the fans whose answers were all confirmed. */
  readonly arrivalToConfirmedMs: readonly number[]
  /** The longest delay with which this machine let a fan arrive. */
  readonly latestArrivalMs: number
  readonly violations: readonly Violation[]
  readonly books: Books
  readonly requests: CountedFetch
  readonly seconds: number
}

/** After the closing, a game that has not come to an end in this time has lost its fan's answers. */
const ENDS_WITHIN_MS = 120_000
const NEW_FANS_AT_ONCE = 25
const REPORT_EVERY_MS = 5000

/** Lets fans arrive faster and faster until the match closes, on a platform with a limited capacity. */
export async function runLastMinutes(options: LastMinutesOptions): Promise<LastMinutesReport> {
  const { seed, store, durationMs, perSecond, report = () => {} } = options
  await using platform = await startUnreliablePlatform(store)
  const [match] = await platform.matches()
  if (match === undefined) throw new Error('The tournament has no matches.')
  const identities: FanIdentity[] = []
  while (identities.length < options.fans) {
    const lot = Math.min(NEW_FANS_AT_ONCE, options.fans - identities.length)
    const made = Array.from({ length: lot }, (_, place) =>
      platform.newFan(`Fan ${identities.length + place + 1}`),
    )
    identities.push(...(await Promise.all(made)))
  }
  const ledgers = identities.map(({ id }) => new Ledger(id, match.id))
  const times = arrivalTimes({ fans: options.fans, durationMs, random: seededRandom(seed) })
  const requests = new CountedFetch()
  await platform.fail([{ path: '/api/v1/*', perSecond, share: 1 }])
  await platform.setClock(match.kickOffAt - durationMs)
  const startedAt = performance.now()
  const elapsedMs = () => performance.now() - startedAt
  const arrivalToConfirmedMs: number[] = []
  let latestArrivalMs = 0
  let ended = 0
  const visiting = Promise.all(times.map(visitAt))
  const progress = setInterval(() => {
    const seconds = Math.round(elapsedMs() / 1000)
    report(`${seconds} s · ${ended} of ${options.fans} fans are done, ${requests.total} requests`)
  }, REPORT_EVERY_MS)
  const visits = await visiting.finally(() => clearInterval(progress))
  const seconds = elapsedMs() / 1000
  await platform.heal()
  // The last profiles are changed after the answers were confirmed.
  await requests.idle()
  const books = await platform.readBooks('end')
  const violations = ledgers.flatMap((ledger) => checkLedger(ledger, books))
  return { visits, arrivalToConfirmedMs, latestArrivalMs, violations, books, requests, seconds }

  async function visitAt(at: number, place: number): Promise<Visited> {
    await pause(at - elapsedMs())
    latestArrivalMs = Math.max(latestArrivalMs, elapsedMs() - at)
    const end = await Promise.race([
      fanAt(place).visit(),
      pause(durationMs + ENDS_WITHIN_MS - at).then(() => ({ name: 'lost' as const })),
    ])
    if (end.name === 'confirmed') arrivalToConfirmedMs.push(elapsedMs() - at)
    ended += 1
    return end
  }

  function fanAt(place: number): HurriedFan {
    const [ledger, identity] = [ledgers[place], identities[place]]
    if (match === undefined || ledger === undefined || identity === undefined)
      throw new Error(`There is no fan ${place}.`)
    const platformUrl = platform.urls[place % platform.urls.length] ?? platform.urls[0]
    return new HurriedFan({
      game: headlessGame({
        platformUrl,
        token: identity.token,
        storage: keptStorage(),
        fetch: requests.fetch,
      }),
      client: createQueryClient(),
      match,
      ledger,
      random: seededRandom(seed).branch(place),
      isOver: () => elapsedMs() >= durationMs,
    })
  }
}

import type { Fault } from '@touchline/engagement-sdk/testing'
import type { MatchDay } from './match-day.ts'
import type { SeededRandom } from './seeded-random.ts'
import { pause } from './virtual-time.ts'

/** What a network and a platform do to requests. Shares are of all requests. */
export interface Weather {
  /** One way, in milliseconds. */
  readonly latencyMs: readonly [least: number, most: number]
  /** Refused by the platform with 500, 502, 503, 504, or with 429 and `Retry-After`. */
  readonly refused: number
  /** Refused with 403, although the token is valid. @default 0 */
  readonly forbidden?: number | undefined
  /** Reads of answers that the platform refuses with 503. @default 0 */
  readonly unread?: number | undefined
  /** The request never arrives, or its response does not. */
  readonly lost: number
  /** The response is cut in the middle. */
  readonly cut: number
  /** Arrives twice. */
  readonly doubled: number
  /** Held back on its way there or back for up to twenty seconds, which is longer than the game waits. */
  readonly delayed: number
  /** Requests that the platform accepts in a second; others get 429 and `Retry-After`. @default no limit */
  readonly capacity?: number | undefined
}

export const CALM: Weather = { latencyMs: [20, 200], refused: 0, lost: 0, cut: 0, doubled: 0, delayed: 0 }
export const HOSTILE: Weather = {
  latencyMs: [20, 1500],
  refused: 0.06,
  lost: 0.1,
  cut: 0.02,
  doubled: 0.05,
  delayed: 0.05,
}

const LONGEST_DELAY_MS = 20_000
/** After this time no request that was sent in an earlier weather is in flight. */
export const LONGEST_UNDER_WAY_MS = 3 * LONGEST_DELAY_MS
const RETRY_AFTER_S = 20

/** What the network saw of one page. */
export interface Connection {
  readonly fetch: typeof globalThis.fetch
  /** Ends the page: its requests still arrive, but it receives no more responses. */
  cut(): void
  /** While it is offline every request fails at once; the browser knows. */
  isOffline: boolean
  /** Requests that failed so far. */
  readonly failures: number
  /** When the platform accepts answers again after it refused one with `Retry-After`. */
  readonly busyUntil: number
}

export interface Network {
  weather: Weather
  /** Requests that reached the platform. */
  readonly requests: number
  readonly refusals: number
  /** Rewards that were asked for, by fan. */
  readonly rewards: ReadonlyMap<string, number>
  connect(page: string): Connection
}

interface NetworkParts {
  readonly day: MatchDay
  readonly random: SeededRandom
  readonly log: (line: string) => void
}

export function createNetwork({ day: { platform }, random, log }: NetworkParts): Network {
  const rewards = new Map<string, number>()
  const second = { at: 0, requests: 0 }
  const network = { weather: CALM, requests: 0, refusals: 0 }
  const between = (least: number, most: number) => Math.round(least + random.next() * (most - least))

  function isAboveCapacity(): boolean {
    const at = Math.floor(Date.now() / 1000)
    if (second.at !== at) Object.assign(second, { at, requests: 0 })
    second.requests += 1
    return second.requests > (network.weather.capacity ?? Number.POSITIVE_INFINITY)
  }

  /** The request arrives at the platform. */
  async function arrive(request: Sent, fault: Fault | undefined): Promise<Response> {
    const { method, path } = request
    platform.clock.set(Date.now())
    network.requests += 1
    if (path.endsWith('/rewards')) {
      const { profile_id: fan = '' }: { profile_id?: string } = JSON.parse(request.body ?? '{}')
      if (fault === undefined) rewards.set(fan, (rewards.get(fan) ?? 0) + 1)
      return new Response('{}', { status: fault === undefined ? 201 : 503 })
    }
    const busy = isAboveCapacity() ? refusal(429, between(1, RETRY_AFTER_S)) : undefined
    if (busy) network.refusals += 1
    const happens = busy ?? fault
    if (happens !== undefined) platform.inject({ method, path, fault: happens })
    return platform.fetch(request.url, request.init)
  }

  function chosenFault({ method, path }: Sent): Fault | undefined {
    const { refused, lost, cut, forbidden = 0, unread = 0 } = network.weather
    const isRead = method === 'GET' && path.includes('/widget-interactions/')
    if (unread > 0 && isRead && random.chance(unread)) return refusal(503, undefined)
    if (forbidden > 0 && random.chance(forbidden)) return refusal(403, undefined)
    const drawn = random.next()
    if (drawn < refused) {
      const status = random.pick([500, 502, 503, 504, 429])
      return refusal(status, status === 429 ? between(1, RETRY_AFTER_S) : undefined)
    }
    if (drawn < refused + lost) return random.chance(0.3) ? 'drop-before-write' : 'drop-after-write'
    return drawn < refused + lost + cut ? 'malformed-body' : undefined
  }

  return Object.assign(network, {
    rewards,
    connect(page: string): Connection {
      const state = { failures: 0, busyUntil: 0, isCut: false, isOffline: false }
      async function travel(request: Sent, { signal }: Request): Promise<Response> {
        const [least, most] = network.weather.latencyMs
        const held = random.chance(network.weather.delayed) ? between(0, LONGEST_DELAY_MS) : 0
        const isHeldThere = random.chance(0.5)
        const isDoubled = random.chance(network.weather.doubled)
        const fault = chosenFault(request)
        await pause(between(least, most) + (isHeldThere ? held : 0))
        if (isDoubled && fault === undefined) await arrive(request, undefined)
        try {
          const response = await arrive(request, fault)
          const body = await response.text()
          log(`${page} ${request.method} ${request.label} ${response.status}${request.body ?? ''}`)
          await pause(between(least, most) + (isHeldThere ? 0 : held))
          const { status, headers } = response
          if (status >= 400 || fault === 'malformed-body') state.failures += 1
          const wait = Number(headers.get('retry-after') ?? 0) * 1000
          // The game does not read the response to an aborted request.
          if (wait > 0 && request.isVote && !signal.aborted) state.busyUntil = Date.now() + wait
          return new Response(body === '' ? null : body, { status, headers })
        } catch (error) {
          log(`${page} ${request.method} ${request.label} lost`)
          await pause(between(least, most))
          state.failures += 1
          throw error
        }
      }
      return Object.assign(state, {
        cut: () => {
          state.isCut = true
        },
        fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
          const never = new Promise<never>(() => undefined)
          if (state.isCut) return never
          if (state.isOffline) {
            state.failures += 1
            throw new TypeError('Failed to fetch')
          }
          const asked = new Request(input, init)
          const request = await sentBy(asked)
          const aborted = new Promise<never>((_, reject) => {
            asked.signal.addEventListener('abort', () => {
              state.failures += 1
              reject(asked.signal.reason)
            })
          })
          const response = await Promise.race([travel(request, asked), aborted]).catch((error: unknown) => {
            if (state.isCut) return never
            throw error
          })
          return state.isCut ? never : response
        },
      })
    },
  })
}

/** A request that was sent and cannot be cancelled. */
interface Sent {
  readonly method: string
  readonly url: string
  readonly path: string
  /** The path without ids that differ between two repeats of a play. */
  readonly label: string
  readonly body: string | undefined
  readonly isVote: boolean
  readonly init: RequestInit
}

async function sentBy(request: Request): Promise<Sent> {
  const { method, url } = request
  const { pathname } = new URL(url)
  const text = await request.text()
  const body = text === '' ? undefined : text
  const label = decodeURIComponent(pathname).replace(/interaction-\d+/, '…')
  const isVote = method !== 'GET' && pathname.includes('/widget-interactions/')
  const headers = Object.fromEntries(request.headers)
  return {
    method,
    url,
    path: pathname,
    label,
    body,
    isVote,
    init: { method, headers, ...(body && { body }) },
  }
}

function refusal(status: number, retryAfterS: number | undefined): Fault {
  const headers: Readonly<Record<string, string>> =
    retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) }
  return { status, body: { detail: 'Not now.' }, headers }
}

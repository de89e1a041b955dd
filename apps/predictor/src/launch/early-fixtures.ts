import { roundsToShow, startingRound, type Tournament } from '@touchline/game-rules'
import { parseUrl } from '../config/parse-url.ts'
import { titleOf } from '../queries/fixtures.ts'
import type { LaunchParams } from './launch-params.ts'

/** How long an answer waits for the screen that shows it. */
const FRESH_FOR_MS = 2000
/** Largest application that is read here: several times the size of a real one. */
const LONGEST_APPLICATION_BYTES = 2 ** 18

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

interface EarlyFixtures {
  readonly endpoint: string
  readonly clientId: string
  readonly launch: LaunchParams
  readonly tournament: Tournament
  /** The round that the address selects, where it selects one. */
  readonly askedRoundId: string | undefined
  readonly fetch: Fetch
}

/**
 * A fetch that asks for the fixtures the moment the application's answer is there, beside the
 * profile instead of after it: one round trip less before the list is seen. The answer is handed
 * over once, to the very request that it belongs to; what fails here is asked again in the usual way.
 */
export function withEarlyFixtures({ fetch, ...early }: EarlyFixtures): Fetch {
  const waiting = new Map<string, Promise<Response>>()
  const applicationUrl = `${early.endpoint}applications/${early.clientId}/`
  return async (input, init) => {
    const request = new Request(input, init)
    const key = keyOf(request.url)
    const known = request.method === 'GET' ? waiting.get(key) : undefined
    if (known !== undefined) {
      waiting.delete(key)
      return known.catch(() => fetch(request))
    }
    const response = await fetch(request)
    if (request.url !== applicationUrl || !response.ok) return response
    return whenRead(response, (body) => {
      const url = fixturesUrl(body, response.headers, early)
      if (url === undefined) return
      const answer = ask(url, early, fetch)
      waiting.set(keyOf(url.href), answer)
      // A list that is opened later, from a link to a match for instance, is read then.
      const forget = () => setTimeout(() => waiting.delete(keyOf(url.href)), FRESH_FOR_MS)
      answer.then(forget, forget)
    })
  }
}

/**
 * Returns the same response, and calls back with its body once that was read to its end. A copy would have no limit:
 * it would be read on after the client has given up a body that never ends.
 */
function whenRead(response: Response, act: (body: string) => void): Response {
  const decoder = new TextDecoder()
  let left = LONGEST_APPLICATION_BYTES
  let text = ''
  const reader = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      left -= chunk.byteLength
      text = left < 0 ? '' : text + decoder.decode(chunk, { stream: true })
    },
    flush() {
      if (left >= 0) act(text)
    },
  })
  return new Response(response.body?.pipeThrough(reader), response)
}

function ask(url: URL, { launch }: Omit<EarlyFixtures, 'fetch'>, fetch: Fetch): Promise<Response> {
  const headers = { Authorization: `Bearer ${launch.accessToken}` }
  // A redirect could lead the token to another origin.
  const answer = fetch(url, { headers, redirect: 'error' })
  // Nobody may come for it: a failure is then nobody's.
  answer.catch(() => undefined)
  return answer
}

/** Where the client will ask for the fixtures; undefined where that is not the platform itself. */
function fixturesUrl(
  body: string,
  headers: Headers,
  { endpoint, launch, tournament, askedRoundId }: Omit<EarlyFixtures, 'fetch'>,
): URL | undefined {
  const url = parseUrl(programsUrlIn(body))
  // The token goes to the platform only, whatever a resource says.
  if (url?.origin !== new URL(endpoint).origin) return undefined
  const round =
    roundsToShow(tournament, launch.features).find(({ id }) => id === askedRoundId) ??
    startingRound(tournament, platformTime(headers))
  url.searchParams.set('title', titleOf(tournament, round?.id))
  return url
}

/** The client reports a body that it cannot read; here it only means that nothing is asked early. */
function programsUrlIn(body: string): string | undefined {
  try {
    const application: { readonly programs_url?: unknown } | null = JSON.parse(body)
    return typeof application?.programs_url === 'string' ? application.programs_url : undefined
  } catch {
    return undefined
  }
}

function platformTime(headers: Headers): number {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? Date.now() : at
}

/** The address with its query in one order and one spelling. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.sort()
  return url.href
}

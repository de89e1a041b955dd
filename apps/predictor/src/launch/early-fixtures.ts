import { roundsToShow, startingRound, type Tournament } from '@touchline/game-rules'
import { titleOf } from '../queries/fixtures.ts'
import type { LaunchParams } from './launch-params.ts'

/** How long an answer waits for the screen that shows it. */
const FRESH_FOR_MS = 2000

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
    if (request.url === applicationUrl && response.ok) {
      const url = await fixturesUrl(response.clone(), early).catch(() => undefined)
      if (url !== undefined) {
        const answer = ask(url, early, fetch)
        waiting.set(keyOf(url.href), answer)
        // A list that is opened later, from a link to a match for instance, is read then.
        const forget = () => setTimeout(() => waiting.delete(keyOf(url.href)), FRESH_FOR_MS)
        answer.then(forget, forget)
      }
    }
    return response
  }
}

function ask(url: URL, { launch }: Omit<EarlyFixtures, 'fetch'>, fetch: Fetch): Promise<Response> {
  const answer = fetch(url, { headers: { Authorization: `Bearer ${launch.accessToken}` } })
  // Nobody may come for it: a failure is then nobody's.
  answer.catch(() => undefined)
  return answer
}

/** Where the client will ask for the fixtures; nothing where that is not the platform itself. */
async function fixturesUrl(
  response: Response,
  { endpoint, launch, tournament, askedRoundId }: Omit<EarlyFixtures, 'fetch'>,
): Promise<URL | undefined> {
  const application: { readonly programs_url?: unknown } = await response.json()
  if (typeof application.programs_url !== 'string') return undefined
  const url = new URL(application.programs_url)
  // The token goes to the platform only, whatever a resource says.
  if (url.origin !== new URL(endpoint).origin) return undefined
  const round =
    roundsToShow(tournament, launch.features).find(({ id }) => id === askedRoundId) ??
    startingRound(tournament, platformTime(response))
  url.searchParams.set('title', titleOf(tournament, round?.id))
  return url
}

function platformTime({ headers }: Response): number {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? Date.now() : at
}

/** The address with its query in one order and one spelling. */
function keyOf(address: string): string {
  const url = new URL(address)
  url.searchParams.sort()
  return url.href
}

import { expect, it } from 'vitest'
import { call, newFan, round, widgetsOf } from '../../../test/api.ts'
import { FIELDS, NO_OBJECTS, ODD_TEXTS, ODD_VALUES, PARAMETERS } from '../../../test/odd-input.ts'
import { startMenOnce } from '../../../test/start-men.ts'
import { createLogger } from '../../core/logger.ts'
import { randomFrom } from '../../services/crowd/random.ts'
import { LOBBY_ID } from '../../wire/application-resource.ts'
import { REALTIME_KEYS } from '../../wire/hosts.ts'

const complaints: string[] = []
const sandbox = await startMenOnce({ logger: createLogger('errors', (line) => complaints.push(line)) })

/** Everything that takes something, with the names of what it takes. */
const ROUTES = [
  'GET applications/:any/',
  ...['GET', 'POST', 'PATCH'].map((method) => `${method} applications/:client/profile/`),
  'GET profiles/:profile/',
  'GET programs/?client_id=:client',
  ...['', 'widgets/'].map((part) => `GET programs/:program/${part}`),
  'GET text-predictions/:widget/',
  'GET widgets/:kind/:widget/',
  'POST widget-impressions/:kind/:widget/',
  ...['options/:option/votes', 'choices/:option/answers', 'votes', 'replies'].map(
    (place) => `POST widget-interactions/:kind/:widget/${place}/`,
  ),
  'PATCH widget-interactions/:kind/:widget/votes/:any/',
  'PATCH profiles/:profile/widget-interactions/:kind/:widget/:any/',
  'GET profiles/:profile/widget-interactions/',
  'POST widget-interaction-claims/:kind/:widget/claims/',
  ...['', 'entries/', 'entries/:profile'].map((part) => `GET leaderboards/:board/${part}`),
  'GET chat-rooms/:room/',
  'POST /rewards',
  'GET /v2/subscribe/:subscribe/:any/0?tt=0',
  'GET /publish/:publish/:subscribe/0/:any/0/:json',
  'POST /publish/:publish/:subscribe/0/:any/0',
  ...['', '/heartbeat', '/leave'].map((part) => `GET /v2/presence/sub-key/:subscribe/channel/:any${part}`),
  'GET /v3/history/sub-key/:subscribe/channel/:any',
  'POST /v1/files/:subscribe/channels/:any/generate-upload-url',
  'POST /realtime-bucket',
  ...['programs', 'programs/:program/predictions', 'fans'].map((path) => `GET /_sandbox/${path}`),
  ...[
    'programs/:program/settle',
    'programs/:program/move',
    'fans/:profile/token',
    'tournaments',
    'clock',
  ].map((path) => `POST /_sandbox/${path}`),
]

const TURNS = 12

/** Returns requests for a route, the same on every run, that are as often right as wrong in each of their parts. */
function oddRequests(route: string) {
  const random = randomFrom(`malformed input for ${route}`)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random.next() * list.length)]
  const oddText = () => String(oneOf(ODD_TEXTS)).toWellFormed()
  const [method = '', pattern = ''] = route.split(' ')

  /** Returns up to three of something. */
  const some = <T>(make: () => T) => Array.from({ length: Math.floor(random.next() * 4) }, make)

  function oddBody(): string {
    if (random.chance(0.1)) return String(oneOf(NO_OBJECTS))
    return JSON.stringify(Object.fromEntries(some(() => [oneOf(FIELDS), oneOf(ODD_VALUES)])))
  }

  return Array.from({ length: TURNS }, () => {
    const path = pattern.replace(/:(\w+)/g, (_, name) =>
      random.chance(0.7) ? (known[name] ?? '') : encodeURIComponent(oddText()),
    )
    const query = some(() => {
      const text = oddText()
      return `${oneOf(PARAMETERS)}=${random.chance(0.8) ? encodeURIComponent(text) : text}`
    })
    const target = [path, query.join('&')].filter(Boolean).join(path.includes('?') ? '&' : '?')
    const { href } = new URL(target, sandbox.apiUrl)
    return {
      request: `${method} ${href.replaceAll(' ', '%20')}` as const,
      body: method === 'GET' ? undefined : oddBody(),
    }
  })
}

const OF_ITSELF = /node_modules|\.ts:\d|select |insert |update |relation "/

const { id: profile, token } = await newFan(sandbox)
const [program] = await round(sandbox, 10)
const [widget] = await widgetsOf(sandbox, program.id)
const known: Readonly<Record<string, string>> = {
  client: 'touchline-sandbox',
  profile,
  program: program.id,
  widget: widget.id,
  kind: 'text-prediction',
  option: widget.options[0].id,
  board: program.leaderboards[0].id,
  room: LOBBY_ID,
  any: 'any',
  subscribe: REALTIME_KEYS.subscribe,
  publish: REALTIME_KEYS.publish,
  json: '7',
}

it.each(ROUTES)(
  'answers whatever comes to %s with less than 500, and says nothing of itself',
  async (route) => {
    const answers = oddRequests(route).map(async ({ request, body }) => {
      const answer = await call(sandbox, request, { token, body })
      const isClean = answer.status < 500 && !OF_ITSELF.test(JSON.stringify(answer.body))
      return isClean ? [] : [{ request, body, status: answer.status, answer: answer.body }]
    })
    expect((await Promise.all(answers)).flat()).toEqual([])
    expect(complaints).toEqual([])
  },
)

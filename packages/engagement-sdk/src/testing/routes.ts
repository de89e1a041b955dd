import { appendQuery } from '../http/url.ts'
import { answerFormOf } from '../resources/answer-forms.ts'
import { answeredWidget, answersQuery } from '../resources/interactions.ts'
import type { Profile } from '../wire/profile.ts'
import type { Widget } from '../wire/widget.ts'
import { type Answer, badField, ok, refusal } from './answer.ts'
import { claimRewards } from './claim-route.ts'
import { createAnswer, listAnswers, updateAnswer } from './interaction-routes.ts'
import { anId, aProfile } from './makers.ts'
import { pageOf } from './page-of.ts'
import type { PlatformState } from './platform-state.ts'
import type { RecordedCall } from './recorded-call.ts'
import { apiOf, applicationOf, leaderboardWithUrls, programWithUrls, widgetWithUrls } from './with-urls.ts'

/** A call, the parameters of its route and the profile of its token. */
interface RouteContext {
  readonly state: PlatformState
  readonly call: RecordedCall
  readonly url: URL
  /** Decoded parameters of the path, in order. */
  readonly params: readonly string[]
  /** The caller's profile; '' on routes without a token. */
  readonly profileId: string
}

interface Route {
  readonly method: string
  /** Path below the origin; each group is a parameter. */
  readonly path: RegExp
  readonly needsToken: boolean
  readonly answer: (context: RouteContext) => Answer
}

const NICKNAME_LIMIT = 30

const ROUTES: readonly Route[] = [
  publicRoute('GET', 'applications/:/', ({ state, params }) =>
    params[0] === state.clientId ? ok(applicationOf(state)) : refusal(404, 'Not found.'),
  ),
  playerRoute('GET', 'applications/:/profile/', ({ state, profileId }) =>
    found(state.profiles.get(profileId)),
  ),
  publicRoute('POST', 'applications/:/profile/', ({ state, call }) => {
    const profile = aProfile({ nickname: anId('Fan'), ...Object(call.body) })
    const token = anId('token')
    state.profiles.set(profile.id, profile)
    state.tokens.set(token, profile.id)
    return { status: 201, body: { ...profile, access_token: token } }
  }),
  playerRoute('PATCH', 'applications/:/profile/', ({ state, call, profileId }) => {
    const change: Partial<Profile> = Object(call.body)
    if (change.nickname && change.nickname.length > NICKNAME_LIMIT) {
      return badField('nickname', `Ensure this field has no more than ${NICKNAME_LIMIT} characters.`)
    }
    const before = state.profiles.get(profileId)
    if (!before) return refusal(404, 'Not found.')
    const profile = { ...before, ...change }
    state.profiles.set(profileId, profile)
    return ok(profile)
  }),
  playerRoute('GET', 'profiles/:/', ({ state, params }) => found(state.profiles.get(params[0] ?? ''))),
  playerRoute('GET', 'profiles/:/widget-interactions/', ({ state, params, url, profileId }) =>
    params[0] === profileId ? listAnswers(state, profileId, url) : refusal(403, 'Not yours.'),
  ),
  publicRoute('GET', 'programs/', ({ state, url }) => {
    if (!url.searchParams.get('client_id')) return badField('client_id', 'This field is required.')
    const title = url.searchParams.get('title') ?? ''
    const programs = [...state.programs.values()].filter((program) => program.title.includes(title))
    return ok(
      pageOf(
        programs.map((program) => programWithUrls(state, program)),
        url,
        state.pageSize,
      ),
    )
  }),
  publicRoute('GET', 'programs/:/', ({ state, params }) => {
    const program = state.programs.get(params[0] ?? '')
    return found(program && programWithUrls(state, program))
  }),
  publicRoute('GET', 'programs/:/widgets/', listWidgets),
  playerRoute('POST', 'widget-impressions/:/:/', ({ state }) => ({
    status: 201,
    body: { id: anId('impression'), created_at: new Date(state.clock.now()).toISOString() },
  })),
  playerRoute(
    'POST',
    'widget-interactions/:/:/(options|choices)/:/(?:votes|answers)/',
    ({ state, params, call, profileId }) => {
      const [, widgetId = '', list = '', optionId] = params
      return createAnswer(state, profileId, { widgetId, list, optionId }, call.body)
    },
  ),
  playerRoute('POST', 'widget-interactions/:/:/(votes|replies)/', ({ state, params, call, profileId }) => {
    const [, widgetId = '', list = ''] = params
    return createAnswer(state, profileId, { widgetId, list, optionId: undefined }, call.body)
  }),
  playerRoute('POST', 'widget-interaction-claims/:/:/claims/', ({ state, params, call, profileId }) =>
    claimRewards(state, profileId, params[1] ?? '', call.body),
  ),
  playerRoute('PATCH', 'widget-interactions/:/:/votes/:/', ({ state, params, call, profileId }) =>
    updateAnswer(state, profileId, params[2] ?? '', call.body),
  ),
  publicRoute('GET', 'leaderboards/:/', ({ state, params }) => {
    const leaderboard = state.leaderboards.get(params[0] ?? '')
    return found(leaderboard && leaderboardWithUrls(state, leaderboard))
  }),
  playerRoute('GET', '/services/leaderboards/:/entries', ({ state, params, url }) => {
    const ids = url.searchParams.getAll('profile_id')
    const entries = state.entries.get(params[0] ?? '') ?? []
    const selected = entries.filter(({ profile_id }) => ids.length === 0 || ids.includes(profile_id))
    const paged = new URL(url)
    if (!paged.searchParams.has('start')) paged.searchParams.set('start', '0')
    return ok(pageOf(selected, paged, state.pageSize))
  }),
  publicRoute('GET', '/services/leaderboards/:/entries/:', ({ state, params: [board = '', profileId] }) =>
    found(state.entries.get(board)?.find(({ profile_id }) => profile_id === profileId)),
  ),
  publicRoute('GET', 'chat-rooms/:/', ({ state, params }) => found(state.rooms.get(params[0] ?? ''))),
  playerRoute('GET', 'widgets/:/:/', ({ state, params }) => oneWidget(state, params[1])),
  playerRoute('GET', '[a-z-]+/:/', ({ state, params }) => oneWidget(state, params[0])),
]

/** Answers a call as the platform does: credentials first, then the route. */
export function answerCall(state: PlatformState, call: RecordedCall): Answer {
  const url = new URL(call.url)
  for (const route of ROUTES) {
    const match = route.method === call.method && route.path.exec(url.pathname)
    if (!match) continue
    const params = match.slice(1).map(decodeURIComponent)
    if (!route.needsToken) return route.answer({ state, call, url, params, profileId: '' })
    const { token } = call
    if (!token || state.expired.has(token)) return refusal(401, 'Credentials were not provided.')
    const profileId = state.tokens.get(token)
    if (profileId === undefined) return refusal(403, 'Invalid token.')
    return route.answer({ state, call, url, params, profileId })
  }
  return refusal(404, 'Not found.')
}

function route(needsToken: boolean, method: string, path: string, answer: Route['answer']): Route {
  const below = path.startsWith('/') ? path : `/api/v1/${path}`
  const pattern = below.replaceAll(/(?<!\?):/g, '([^/]+)')
  return { method, needsToken, answer, path: new RegExp(`^${pattern}$`) }
}

function publicRoute(method: string, path: string, answer: Route['answer']): Route {
  return route(false, method, path, answer)
}

function playerRoute(method: string, path: string, answer: Route['answer']): Route {
  return route(true, method, path, answer)
}

function found(resource: unknown): Answer {
  return resource === undefined ? refusal(404, 'Not found.') : ok(resource)
}

function oneWidget(state: PlatformState, id = ''): Answer {
  const widget = state.widgets.get(id)
  return found(widget && widgetWithUrls(state, widget))
}

function listWidgets({ state, params, url }: RouteContext): Answer {
  const { searchParams: query } = url
  const kinds = query.getAll('kind')
  const attributes = query.getAll('widget_attribute')
  const isSelected = (widget: Widget): boolean =>
    widget.program_id === params[0] &&
    (!query.has('status') || widget.status === query.get('status')) &&
    (kinds.length === 0 || kinds.includes(widget.kind)) &&
    attributes.every((pair) => widget.widget_attributes.some(({ key, value }) => pair === `${key}:${value}`))
  const widgets = [...state.widgets.values()].filter(isSelected)
  const page = pageOf(
    widgets.map((widget) => widgetWithUrls(state, widget)),
    url,
    state.pageSize,
  )
  const shown = widgets.filter(({ kind }) => answerFormOf(kind) !== 'none').map(answeredWidget)
  const template = appendQuery(
    `${apiOf(state)}/profiles/{profile_id}/widget-interactions/`,
    answersQuery(shown),
  )
  return {
    status: 200,
    body: { ...page, widget_interactions_url_template: template },
    headers: state.timelineAgeS > 0 ? { age: String(state.timelineAgeS) } : {},
  }
}

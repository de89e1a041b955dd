import { appendQuery } from '../http/url.ts'
import { answerFormOf } from '../resources/answer.ts'
import { answeredWidget, answersQuery } from '../resources/interactions.ts'
import { instantFrom } from '../wire/fields.ts'
import type { Profile } from '../wire/profile.ts'
import type { Widget } from '../wire/widget.ts'
import { anId, aProfile } from './makers.ts'
import {
  apiOf,
  applicationOf,
  type PlatformState,
  type RecordedCall,
  type StoredInteraction,
} from './state.ts'

export interface RouteResponse {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

function ok(body: unknown): RouteResponse {
  return { status: 200, body }
}

function refusal(status: number, detail: string): RouteResponse {
  return { status, body: { detail } }
}

function badField(field: string, message: string): RouteResponse {
  return { status: 400, body: { [field]: [message] } }
}

/** Returns one page of a list in the platform's envelope, with the absolute addresses of the next and the previous page. */
function pageOf<Item>(items: readonly Item[], url: URL, defaultSize: number) {
  const size = Number(url.searchParams.get('page_size') ?? defaultSize)
  const startsAt = url.searchParams.get('start')
  const number = Number(url.searchParams.get('page') ?? 1)
  const from = startsAt === null ? (number - 1) * size : Number(startsAt)
  const neighbour = (offset: number): string | null => {
    if (offset < 0 || offset >= items.length) return null
    const other = new URL(url)
    if (startsAt === null) other.searchParams.set('page', String(offset / size + 1))
    else other.searchParams.set('start', String(offset))
    return other.href
  }
  return {
    count: items.length,
    next: neighbour(from + size),
    previous: from === 0 ? null : neighbour(Math.max(0, from - size)),
    results: items.slice(from, from + size),
  }
}

interface RouteContext {
  readonly state: PlatformState
  readonly call: RecordedCall
  readonly url: URL
  /** Decoded parameters of the path, in order. */
  readonly params: readonly string[]
  /** The caller's profile; '' on routes without a token. */
  readonly profileId: string
}

/**
 * The responses by method and path. A path without a leading slash is below the API; each `:` and each group is a parameter. The
 * first that matches responds.
 */
type Routes = Readonly<Record<string, (context: RouteContext) => RouteResponse>>

const NICKNAME_LIMIT = 30

/** Routes that need no token. */
const PUBLIC_ROUTES: Routes = {
  'GET applications/:/': ({ state, params }) =>
    params[0] === state.clientId ? ok(applicationOf(state)) : refusal(404, 'Not found.'),
  'POST applications/:/profile/': ({ state, call }) => {
    const profile = aProfile({ nickname: anId('Fan'), ...Object(call.body) })
    const token = anId('token')
    state.profiles.set(profile.id, profile)
    state.tokens.set(token, profile.id)
    return { status: 201, body: { ...profile, access_token: token } }
  },
  'GET programs/': ({ state, url }) => {
    if (!url.searchParams.get('client_id')) return badField('client_id', 'This field is required.')
    const title = url.searchParams.get('title') ?? ''
    const programs = [...state.programs.values()].filter((program) => program.title.includes(title))
    return ok(pageOf(programs, url, state.pageSize))
  },
  'GET programs/:/': ({ state, params: [id = ''] }) => found(state.programs.get(id)),
  'GET programs/:/widgets/': listWidgets,
  'GET leaderboards/:/': ({ state, params: [id = ''] }) => found(state.leaderboards.get(id)),
  'GET /services/leaderboards/:/entries/:': ({ state, params: [board = '', profileId] }) =>
    found(state.entries.get(board)?.find(({ profile_id }) => profile_id === profileId)),
  'GET chat-rooms/:/': ({ state, params: [id = ''] }) => found(state.rooms.get(id)),
}

/** Routes that need the token of a profile. */
const PLAYER_ROUTES: Routes = {
  'GET applications/:/profile/': ({ state, profileId }) => found(state.profiles.get(profileId)),
  'PATCH applications/:/profile/': ({ state, call, profileId }) => {
    const change: Partial<Profile> = Object(call.body)
    if (change.nickname && change.nickname.length > NICKNAME_LIMIT) {
      return badField('nickname', `Ensure this field has no more than ${NICKNAME_LIMIT} characters.`)
    }
    const before = state.profiles.get(profileId)
    if (!before) return refusal(404, 'Not found.')
    const profile = { ...before, ...change }
    state.profiles.set(profileId, profile)
    return ok(profile)
  },
  'GET profiles/:/': ({ state, params: [id = ''] }) => found(state.profiles.get(id)),
  'GET profiles/:/widget-interactions/': listAnswers,
  'POST widget-impressions/:/:/': ({ state }) => ({
    status: 201,
    body: { id: anId('impression'), created_at: new Date(state.clock.now()).toISOString() },
  }),
  'POST widget-interactions/:/:/(options|choices)/:/(?:votes|answers)/': createAnswer,
  'POST widget-interactions/:/:/(votes|replies)/': createAnswer,
  'PATCH widget-interactions/:/:/votes/:/': updateAnswer,
  'GET /services/leaderboards/:/entries': ({ state, params: [board = ''], url }) => {
    const ids = url.searchParams.getAll('profile_id')
    const entries = state.entries.get(board) ?? []
    const selected = entries.filter(({ profile_id }) => ids.length === 0 || ids.includes(profile_id))
    return ok(pageOf(selected, url, state.pageSize))
  },
  'GET widgets/:/:/': ({ state, params: [, id = ''] }) => found(state.widgets.get(id)),
}

const ROUTES = [...compiled(PUBLIC_ROUTES, false), ...compiled(PLAYER_ROUTES, true)]

function compiled(routes: Routes, needsToken: boolean) {
  return Object.entries(routes).map(([name, respond]) => {
    const below = name.replace(/ (?!\/)/, ' /api/v1/')
    // `(?:` belongs to the pattern.
    const pattern = new RegExp(`^${below.replaceAll(/(?<!\?):/g, '([^/]+)')}$`)
    return { needsToken, respond, pattern }
  })
}

/** Responds to a call as the platform does: credentials first, then the route. */
export function respondTo(state: PlatformState, call: RecordedCall): RouteResponse {
  const url = new URL(call.url)
  for (const { needsToken, respond, pattern } of ROUTES) {
    const match = pattern.exec(`${call.method} ${url.pathname}`)
    if (!match) continue
    const params = match.slice(1).map(decodeURIComponent)
    if (!needsToken) return respond({ state, call, url, params, profileId: '' })
    const { token } = call
    if (!token || state.expired.has(token)) return refusal(401, 'Credentials were not provided.')
    const profileId = state.tokens.get(token)
    if (profileId === undefined) return refusal(403, 'Invalid token.')
    return respond({ state, call, url, params, profileId })
  }
  return refusal(404, 'Not found.')
}

function found(resource: unknown): RouteResponse {
  return resource === undefined ? refusal(404, 'Not found.') : ok(resource)
}

function listWidgets({ state, params, url }: RouteContext): RouteResponse {
  const { searchParams: query } = url
  const kinds = query.getAll('kind')
  const attributes = query.getAll('widget_attribute')
  const isSelected = (widget: Widget): boolean =>
    widget.program_id === params[0] &&
    (!query.has('status') || widget.status === query.get('status')) &&
    (kinds.length === 0 || kinds.includes(widget.kind)) &&
    attributes.every((pair) => widget.widget_attributes.some(({ key, value }) => pair === `${key}:${value}`))
  const widgets = [...state.widgets.values()].filter(isSelected)
  const page = pageOf(widgets, url, state.pageSize)
  const shown = widgets.filter(({ kind }) => answerFormOf(kind) !== 'none').map(answeredWidget)
  const interactions = `${apiOf(state)}/profiles/{profile_id}/widget-interactions/`
  const template = appendQuery(interactions, answersQuery(shown))
  return {
    status: 200,
    body: { ...page, widget_interactions_url_template: template },
    headers: state.timelineAgeS > 0 ? { age: String(state.timelineAgeS) } : {},
  }
}

/** Stores a first answer: 403 after closing, 409 if there is one already. */
function createAnswer({ state, params, call, profileId }: RouteContext): RouteResponse {
  // The list is `options`, `choices`, `votes` or `replies`; the last two belong to the whole widget.
  const [, widgetId = '', list, optionId] = params
  const widget = state.widgets.get(widgetId)
  if (!widget) return refusal(404, 'Not found.')
  if (isClosed(state, widget)) return refusal(403, 'The widget is no longer interactive.')
  const form = answerFormOf(widget.kind)
  const mine = state.interactions.find(
    (other) =>
      other.profile_id === profileId &&
      other.widget_id === widgetId &&
      (form !== 'cheer' || other.option_id === optionId),
  )
  if (mine) return refusal(409, 'An interaction already exists.')
  const id = anId('interaction')
  const stored: StoredInteraction = {
    id,
    widget_id: widgetId,
    widget_kind: widget.kind,
    profile_id: profileId,
    created_at: new Date(state.clock.now()).toISOString(),
    url: `${apiOf(state)}/widget-interactions/${widget.kind}/${widgetId}/votes/${id}/`,
    claim_token: form === 'option' ? `claim-${id}` : null,
    rewards: [],
    ...(list === 'options' && { option_id: optionId }),
    ...(list === 'choices' && { choice_id: optionId }),
    ...Object(call.body),
  }
  state.interactions.push(stored)
  return { status: 201, body: stored }
}

/** Changes an answer: 403 for another's and after closing, 400 for an option of another widget. */
function updateAnswer({ state, params: [, , id], call, profileId }: RouteContext): RouteResponse {
  const at = state.interactions.findIndex((interaction) => interaction.id === id)
  const stored = state.interactions[at]
  const widget = stored && state.widgets.get(stored.widget_id)
  if (!stored || !widget) return refusal(404, 'Not found.')
  if (stored.profile_id !== profileId) return refusal(403, 'Not yours.')
  if (isClosed(state, widget)) return refusal(403, 'The widget is no longer interactive.')
  const change: { option_id?: string; vote_count?: number } = Object(call.body)
  if (change.option_id && !widget.options.some(({ id: own }) => own === change.option_id)) {
    return badField('option_id', 'Not an option of this widget.')
  }
  const updated = { ...stored, ...change }
  state.interactions[at] = updated
  return ok(updated)
}

function listAnswers({ state, params: [owner], url, profileId }: RouteContext): RouteResponse {
  if (owner !== profileId) return refusal(403, 'Not yours.')
  const kinds = url.searchParams.getAll('widget_kind')
  const ids = [...url.searchParams].filter(([name]) => name.endsWith('_id')).map(([, value]) => value)
  const isSelected = ({ widget_id, widget_kind }: StoredInteraction): boolean =>
    (kinds.length === 0 && ids.length === 0) || kinds.includes(widget_kind) || ids.includes(widget_id)
  const mine = state.interactions.filter(
    (interaction) => interaction.profile_id === profileId && isSelected(interaction),
  )
  const { results, ...envelope } = pageOf(mine, url, state.pageSize)
  const interactions: Record<string, StoredInteraction[]> = {}
  for (const interaction of results)
    interactions[interaction.widget_kind] = [...(interactions[interaction.widget_kind] ?? []), interaction]
  return ok({ ...envelope, interactions })
}

function isClosed(state: PlatformState, { interactive_until }: Widget): boolean {
  const closesAt = instantFrom(interactive_until)
  return closesAt !== undefined && state.clock.now() >= closesAt
}

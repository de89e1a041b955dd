import { throwIfAborted, wait, waitFor } from '../http/abort.ts'
import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import type { Profile } from '../wire/profile.ts'
import type { Program } from '../wire/program.ts'
import type { Widget } from '../wire/widget.ts'
import { type RouteResponse, respondTo } from './routes.ts'
import {
  createState,
  leaderboardWithUrls,
  type PlatformOptions,
  programWithUrls,
  type RecordedCall,
  widgetWithUrls,
} from './state.ts'

export type Fault =
  /** The platform refuses; nothing is written. */
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** The connection fails before the platform sees the call. */
  | 'drop-before-write'
  /** The platform handles the call, and the response is lost. */
  | 'drop-after-write'
  /** The platform never responds; ends when the caller aborts. */
  | 'hang'
  /** The response is cut in the middle. */
  | 'malformed-body'
  /** The response comes this much later, in milliseconds of real or faked timers. */
  | { readonly delayMs: number }

/** The calls that a fault applies to, and how often. */
export interface FaultRule {
  /** @default every method */
  readonly method?: string | undefined
  /** Part of the path with its query, or a pattern for it. @default every path */
  readonly path?: string | RegExp | undefined
  readonly fault: Fault
  /** @default 1 */
  readonly times?: number | undefined
}

function appliesTo({ method, path }: FaultRule, call: RecordedCall): boolean {
  if (method !== undefined && method !== call.method) return false
  if (path === undefined) return true
  return typeof path === 'string' ? call.path.includes(path) : path.test(call.path)
}

/** A platform in memory. */
export type TestPlatform = ReturnType<typeof createPlatform>

/**
 * Creates a platform in memory that follows the wire contract, for tests of code that uses this package.
 *
 * @example
 * const platform = createPlatform()
 * platform.addProfile({ profile: aProfile(), token: 'fan' })
 * const engagement = createEngagement({ clientId: platform.clientId, endpoint: platform.endpoint, fetch: platform.fetch })
 * await engagement.init({ accessToken: 'fan' })
 */
export function createPlatform(options: PlatformOptions = {}) {
  const state = createState(options)
  const { origin, clientId, clock } = state
  const faults: { readonly rule: FaultRule; left: number }[] = []
  const calls: RecordedCall[] = []

  async function fetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const call = await recorded(request)
    throwIfAborted(request.signal)
    calls.push(call)
    const waiting = faults.find(({ rule, left }) => left > 0 && appliesTo(rule, call))
    if (waiting) waiting.left -= 1
    const fault = waiting?.rule.fault
    if (fault === 'hang') await waitFor(() => () => undefined, request.signal)
    if (typeof fault === 'object' && 'delayMs' in fault) await wait(fault.delayMs, request.signal)
    if (fault === 'drop-before-write') throw new TypeError('fetch failed')
    const isRefused = typeof fault === 'object' && 'status' in fault
    const response = isRefused ? fault : respondTo(state, call)
    if (fault === 'drop-after-write') throw new TypeError('fetch failed')
    return responseOf(response, clock.now(), fault === 'malformed-body')
  }

  return {
    fetch,
    origin,
    endpoint: `${origin}/api/v1/`,
    clientId,
    clock,
    /** Every call so far, oldest first. */
    calls,
    /** The data of the platform; tests may read and change it. */
    state,
    forgetCalls: () => void calls.splice(0),
    /** Gives the program, its widgets and leaderboards their addresses. The `program_id` of the widgets becomes the program's. */
    addProgram(made: { program: Program; widgets?: readonly Widget[] | undefined }): Program {
      const { program, widgets = [] } = made
      for (const widget of widgets) {
        state.widgets.set(widget.id, widgetWithUrls(state, { ...widget, program_id: program.id }))
      }
      const addressed = programWithUrls(state, program)
      state.programs.set(program.id, addressed)
      return addressed
    },
    addProfile({ profile, token }: { profile: Profile; token: string }): Profile {
      state.profiles.set(profile.id, profile)
      state.tokens.set(token, profile.id)
      return profile
    },
    addLeaderboard(leaderboard: Leaderboard, entries: readonly LeaderboardEntry[] = []): Leaderboard {
      const addressed = leaderboardWithUrls(state, leaderboard)
      state.leaderboards.set(leaderboard.id, addressed)
      state.entries.set(leaderboard.id, entries)
      return addressed
    },
    /** Marks what an option earned, as a producer does when a match is over. */
    settle(widgetId: string, amounts: Readonly<Record<string, number>>) {
      const widget = state.widgets.get(widgetId)
      if (!widget) return
      const most = Math.max(...Object.values(amounts))
      const settled = widget.options.map((option) => {
        const amount = amounts[option.id] ?? 0
        return { ...option, reward_item_amount: amount, is_correct: amount === most }
      })
      state.widgets.set(widgetId, { ...widget, options: settled })
    },
    /** From now on the platform responds to this token with 401. */
    expire: (token: string) => void state.expired.add(token),
    inject: (rule: FaultRule) => void faults.push({ rule, left: rule.times ?? 1 }),
  }
}

async function recorded(request: Request): Promise<RecordedCall> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  return {
    method: request.method,
    path: pathname + search,
    url: request.url,
    token,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

function responseOf({ status, body, headers }: RouteResponse, now: number, isCut: boolean): Response {
  const text = body === undefined ? null : JSON.stringify(body)
  const sent = isCut && text ? text.slice(0, text.length / 2) : text
  return new Response(status === 204 ? null : sent, {
    status,
    headers: { 'content-type': 'application/json', date: new Date(now).toUTCString(), ...headers },
  })
}

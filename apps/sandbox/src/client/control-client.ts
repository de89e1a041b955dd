import { z } from 'zod'
import {
  type ClockChange,
  clockSchema,
  type FanToken,
  fanSchema,
  fanTokenSchema,
  fixtureSchema,
  listOf,
  predictionSchema,
  type SettleRequest,
  welcomeSchema,
} from '../core/controls.ts'
import { faultSchema } from '../core/fault.ts'
import type { MatchResult } from '../core/match-result.ts'
import { stateSchema } from '../core/sandbox-state.ts'

export type {
  ClockChange,
  FanToken,
  Fixture,
  FixtureState,
  PredictionLine,
  Welcome,
} from '../core/controls.ts'
export type { Fault } from '../core/fault.ts'
export type { MatchResult } from '../core/match-result.ts'
export type { SandboxState } from '../core/sandbox-state.ts'

/** The sandbox refused a request, or did not answer. The message can be shown to a user. */
export class ControlError extends Error {
  override name = 'ControlError' as const
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}

/** Returns whether the sandbox refused the control secret. */
export function isRefusal(error: unknown): error is ControlError {
  return error instanceof ControlError && error.status === 403
}

/** Where a client sends its requests. */
export interface ControlOptions {
  /** The sandbox's origin. @default the origin of the page */
  readonly origin?: string | undefined
  /** Returns the control secret. @default none is sent */
  readonly secret?: (() => string | undefined) | undefined
}

interface Call<T> {
  /** Validates the response's body. */
  readonly schema: z.ZodType<T>
  readonly method?: 'GET' | 'POST' | 'DELETE' | undefined
  readonly body?: object | undefined
}

const CONTROL = '/_sandbox'

/**
 * Creates a client of a running sandbox's controls, for scripts, tests and the control room. Every method rejects
 * with a ControlError if the sandbox refuses or does not answer.
 * @example await createControlClient({ origin: 'http://localhost:4100' }).changeClock({ speed: 60 })
 */
export function createControlClient(options: ControlOptions = {}) {
  const call = createCall(options)
  const read = <T>(path: string, schema: z.ZodType<T>) => call(`${CONTROL}/${path}`, { schema })
  const list = async <T extends z.ZodType>(path: string, item: T) => (await read(path, listOf(item))).results
  const post = (path: string, body: object = {}) =>
    call(`${CONTROL}/${path}`, { method: 'POST', body, schema: z.unknown() })
  const settle = (fixtureId: string, request: SettleRequest) => post(`programs/${fixtureId}/settle`, request)

  return {
    welcome: () => read('', welcomeSchema),

    clock: () => read('clock', clockSchema),
    changeClock: (change: ClockChange) => post('clock', change),
    /** Returns everything that is stored, to start another sandbox from (`--state`, `startSandbox({ state })`). */
    state: () => read('state', stateSchema),
    /** Empties the database and fills it as on the first day. */
    reset: () => post('reset'),

    fixtures: (filter: { readonly tournament: string; readonly round?: number }) =>
      list(`programs?${queryOf(filter)}`, fixtureSchema),
    predictions: (fixtureId: string, slice: { readonly start: number; readonly limit: number }) =>
      list(`programs/${fixtureId}/predictions?${queryOf(slice)}`, predictionSchema),
    /** Settles from the given result, else from the real one. */
    settle: (fixtureId: string, result?: MatchResult) => settle(fixtureId, { result }),
    voidFixture: (fixtureId: string) => settle(fixtureId, { void: true }),
    /** Takes a void back. */
    unvoidFixture: (fixtureId: string) => settle(fixtureId, { void: false }),
    /** @param kickOff an instant in ISO 8601; null for no date yet */
    moveFixture: (fixtureId: string, kickOff: string | null) =>
      post(`programs/${fixtureId}/move`, { kickOff }),

    fans: (nickname: string) => list(`fans?${queryOf({ nickname })}`, fanSchema),
    /** Returns a new token of a fan: existing ones are stored as hashes only. */
    async tokenFor(profileId: string): Promise<string> {
      const path = `${CONTROL}/fans/${profileId}/token`
      return (await call(path, { method: 'POST', schema: fanTokenSchema })).accessToken
    },
    /** Creates a profile as the game's host does; the platform invents a nickname if none is given. */
    async createFan(
      clientId: string,
      profile: { readonly nickname?: string | undefined; readonly custom_data?: string | undefined } = {},
    ): Promise<FanToken> {
      const path = `/api/v1/applications/${encodeURIComponent(clientId)}/profile/`
      const schema = z.object({ id: z.string(), nickname: z.string(), access_token: z.string() })
      const made = await call(path, { method: 'POST', body: profile, schema })
      return { profileId: made.id, nickname: made.nickname, accessToken: made.access_token }
    },

    /** @param file a tournament in the shape of the files that come with the sandbox */
    publishTournament: (file: object) => post('tournaments', file),

    faults: () => list('faults', faultSchema),
    /** @param fault a FaultOrder; the sandbox validates it */
    addFault: (fault: object) => post('faults', fault),
    clearFaults: () => call(`${CONTROL}/faults`, { method: 'DELETE', schema: z.unknown() }),
  }
}

export type ControlClient = ReturnType<typeof createControlClient>

/** Returns a query string of the parameters that have a value. */
function queryOf(parameters: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.toString()
}

const refusal = z.union([z.object({ detail: z.string() }), z.record(z.string(), z.array(z.string()))])

/** Creates the function through which a control client sends its requests. */
function createCall({ origin = '', secret: readSecret }: ControlOptions) {
  return async <T>(path: string, { schema, method = 'GET', body }: Call<T>): Promise<T> => {
    const secret = readSecret?.()
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(secret !== undefined && { 'x-control-secret': secret }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ControlError('The sandbox does not answer. Is it still running?', { cause })
    })
    const content: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
    if (!response.ok) {
      const message = reasonIn(content) ?? `The sandbox answered ${response.status}.`
      throw new ControlError(message, { status: response.status })
    }
    const parsed = schema.safeParse(content)
    if (parsed.success) return parsed.data
    throw new ControlError(`The answer of ${path} is not what this client knows. Load its newest version.`, {
      status: response.status,
      cause: parsed.error,
    })
  }
}

/** Returns the reason of a refusal, as far as its body has one: a sentence, or the first field's message. */
function reasonIn(content: unknown): string | undefined {
  const { data } = refusal.safeParse(content)
  if (data === undefined) return undefined
  if (typeof data.detail === 'string') return data.detail
  const [field, messages] = Object.entries(data)[0] ?? []
  return messages && `${field}: ${messages[0]}`
}

import { z } from 'zod'
import { type ControlClient, createControlClient } from '../src/client/control-client.ts'
import type { Sandbox } from '../src/server/start-sandbox.ts'

/** A response with its parsed body. */
export interface Answer {
  readonly status: number
  // A test reads into bodies freely; a wrong path shows as a failed expectation.
  // biome-ignore lint/suspicious/noExplicitAny: wire bodies of every shape, read by assertions only
  readonly body: any
  readonly headers: Headers
}

interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Calls a sandbox over HTTP. A path is taken from the platform's endpoint, a URL as it is. */
export async function call(
  sandbox: Pick<Sandbox, 'apiUrl'>,
  request: `${string} ${string}`,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const [method = 'GET', target = ''] = request.split(' ')
  const response = await fetch(new URL(target, sandbox.apiUrl), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('application/json') === true
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** Returns a client of the controls of a sandbox. */
export function controlsOf({ url }: Pick<Sandbox, 'url'>): ControlClient {
  return createControlClient({ origin: url })
}

/** Returns the programs of a round of the men's 2024 season, in the order of their kick-offs. */
export async function round(sandbox: Pick<Sandbox, 'apiUrl'>, number: number): Promise<Answer['body'][]> {
  const title = encodeURIComponent(`120-2024 | ${number}`)
  const { body } = await call(sandbox, `GET programs/?client_id=touchline-sandbox&title=${title}`)
  return body.results.filter((program: { title: string }) => program.title === `120-2024 | ${number}`)
}

/** Returns the eight widgets of a program. */
export async function widgetsOf(
  sandbox: Pick<Sandbox, 'apiUrl'>,
  programId: string,
): Promise<Answer['body'][]> {
  const { body } = await call(sandbox, `GET programs/${programId}/widgets/`)
  return body.results
}

/** Creates a profile and returns its id and its token. */
export async function newFan(sandbox: Pick<Sandbox, 'apiUrl'>): Promise<{ id: string; token: string }> {
  const { body } = await call(sandbox, 'POST applications/touchline-sandbox/profile/')
  return { id: body.id, token: body.access_token }
}

const eventSchema = z.object({ event: z.string(), payload: z.unknown() })

/** Returns a function that reads what the platform has published on programs' channels since this call, at most 100 events. */
export async function listenTo({ realtime: { log, transport } }: Sandbox) {
  // Publications are sent in turn, and those before this call may still be on their way.
  const { timetoken: from } = await transport.publish({ channel: 'test', payload: null, publisher: 'test' })
  return async () => {
    const found = await log.receive(['program.*'], from, AbortSignal.abort())
    return found.map(({ entry }) => ({ channel: entry.channel, ...eventSchema.parse(entry.payload) }))
  }
}

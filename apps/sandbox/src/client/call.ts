import { z } from 'zod'

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

/** One request. */
export interface CallOptions<T> {
  /** Validates the response's body. */
  readonly schema: z.ZodType<T>
  readonly method?: 'GET' | 'POST' | 'DELETE' | undefined
  readonly body?: object | undefined
}

/** Sends one request to a path of the sandbox. @throws {ControlError} */
export type Call = <T>(path: string, options: CallOptions<T>) => Promise<T>

const refusal = z.union([z.object({ detail: z.string() }), z.record(z.string(), z.array(z.string()))])

/** Creates the function through which a control client sends its requests. */
export function createCall({ origin = '', secret: readSecret }: ControlOptions): Call {
  return async (path, { schema, method = 'GET', body }) => {
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

import { z } from 'zod/mini'
import { readSecret } from './secret.ts'

/** The sandbox said no, or said nothing. The message is fit to be shown. */
export class ControlError extends Error {
  override name = 'ControlError' as const
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}

/** Whether the sandbox asks for another control secret. */
export function isRefusal(error: unknown): error is ControlError {
  return error instanceof ControlError && error.status === 403
}

/** What one request carries. */
export interface CallOptions<T> {
  /** What the answer has to look like. */
  readonly schema: z.ZodMiniType<T>
  readonly method?: 'GET' | 'POST' | 'DELETE' | undefined
  readonly body?: object | undefined
  readonly signal?: AbortSignal | undefined
  /** The control secret; default: the one that is kept. */
  readonly secret?: string | undefined
}

const refusal = z.union([z.object({ detail: z.string() }), z.record(z.string(), z.array(z.string()))])

/**
 * Asks the sandbox something.
 * @throws {ControlError}
 */
export async function call<T>(path: string, options: CallOptions<T>): Promise<T> {
  const { schema, method = 'GET', body, signal, secret = readSecret() } = options
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(secret !== undefined && { 'x-control-secret': secret }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ControlError('The sandbox does not answer. Is it still running?', { cause })
  })
  const content: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  if (!response.ok) {
    const message = reasonIn(content) ?? `The sandbox answered ${response.status}.`
    throw new ControlError(message, { status: response.status })
  }
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  throw new ControlError(`The answer of ${path} is not what this page knows. Reload the page.`, {
    status: response.status,
    cause: parsed.error,
  })
}

/** Why the sandbox refused, as far as its answer says so: in one sentence, or by field. */
function reasonIn(content: unknown): string | undefined {
  const { data } = refusal.safeParse(content)
  if (data === undefined) return undefined
  if (typeof data.detail === 'string') return data.detail
  const [field, messages] = Object.entries(data)[0] ?? []
  return messages && `${field}: ${messages[0]}`
}

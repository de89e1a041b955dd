import type { CallOptions } from '../engagement/engagement-options.ts'

/** Returns the call options among the options of a function. */
export function callOptions({ signal, timeoutMs, deadlineAt }: CallOptions): CallOptions {
  return { signal, timeoutMs, deadlineAt }
}

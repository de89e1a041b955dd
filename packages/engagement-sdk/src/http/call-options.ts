import type { CallOptions } from '../engagement/engagement-options.ts'

/** The call options among a verb's arguments. */
export function callOptions({ signal, timeoutMs, deadlineAt }: CallOptions): CallOptions {
  return { signal, timeoutMs, deadlineAt }
}

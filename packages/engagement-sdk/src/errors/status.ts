/** The texts of the specification, section 8. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Incorrect data.',
  401: 'Unauthorized. Access token missing from request.',
  403: 'Access Denied. Access token incorrect.',
  404: 'Resource not found.',
  405: 'Method not allowed.',
  409: 'Resource already exists',
  415: 'Unsupported media type.',
}

/**
 * Statuses after which the same request may succeed later (specification section 7). Its network error codes (ECONNRESET,
 * ETIMEDOUT, …) are request failures without a response, which are all retryable: a browser hides the code.
 */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 413, 429, 500, 502, 503, 504, 521, 522, 524])

/** Fields whose names do not describe the problem. */
const UNNAMED: ReadonlySet<string> = new Set(['detail', 'message', 'error', 'non_field_errors'])
/** Most characters of a reason in a message. */
const LONGEST_REASON = 300
/** Levels of a body that are searched for texts: the platform nests two. */
const DEEPEST_LEVEL = 5

/**
 * Returns the specification's sentence for a status of 300 or more.
 *
 * @example statusMessage(409) //=> 'Resource already exists'
 */
export function statusMessage(status: number): string {
  return MESSAGES[status] ?? (status >= 500 ? 'Server error. Try again.' : `Status ${status}.`)
}

/** Returns whether the same request may succeed later after this status. */
export function isRetryableStatus(status: number): boolean {
  return RETRYABLE_STATUSES.has(status)
}

/**
 * Returns the reason in a server's refusal as one line; undefined if it gives none, or a page of HTML. Stops reading at the
 * longest reason, so that a large or deeply nested body costs no more than a small one.
 *
 * @example serverReason({ nickname: ['This nickname is taken.'] }) //=> 'nickname: This nickname is taken.'
 */
export function serverReason(detail: unknown): string | undefined {
  let reason = ''
  for (const text of textsIn(detail)) {
    reason = reason ? `${reason} ${text}` : text
    if (reason.length >= LONGEST_REASON) break
  }
  return reason.startsWith('<') ? undefined : reason.slice(0, LONGEST_REASON) || undefined
}

/** Yields the texts in a value, each after the names of its fields. */
function* textsIn(value: unknown, path = '', level = 0): Generator<string> {
  if (level > DEEPEST_LEVEL) return
  if (typeof value === 'string') {
    const text = value.slice(0, LONGEST_REASON * 2).trim()
    if (text) yield path + text
    return
  }
  // `Object` also accepts values that are no objects, such as null.
  for (const [field, inner] of Object.entries(Object(value))) {
    const isNamed = !Array.isArray(value) && !UNNAMED.has(field)
    if (field !== 'error_code') yield* textsIn(inner, isNamed ? `${path}${field}: ` : path, level + 1)
  }
}

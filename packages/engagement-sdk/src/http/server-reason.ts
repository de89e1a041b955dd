/** Fields whose names do not describe the problem. */
const UNNAMED = ['detail', 'message', 'error', 'non_field_errors']
/** Most characters of a reason in a message. */
const LONGEST_REASON = 300

/**
 * Returns the reason in a server's refusal as one line; undefined if it gives none, or a page of HTML.
 *
 * @example serverReason({ nickname: ['This nickname is taken.'] }) //=> 'nickname: This nickname is taken.'
 */
export function serverReason(detail: unknown): string | undefined {
  const reason = textsIn(detail).join(' ').slice(0, LONGEST_REASON)
  return reason.startsWith('<') ? undefined : reason || undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  // `Object` also accepts values that are no objects, such as null.
  return Object.entries(Object(value)).flatMap(([field, inner]) =>
    field === 'error_code'
      ? []
      : textsIn(inner).map((text) => (UNNAMED.includes(field) ? text : `${field}: ${text}`)),
  )
}

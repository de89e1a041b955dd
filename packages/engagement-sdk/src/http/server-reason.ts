/** Fields whose names say nothing about what is wrong. */
const UNNAMED = ['detail', 'message', 'error', 'non_field_errors']
/** Characters of a reason in a message. */
const LONGEST = 300

/**
 * Returns the reason in a server's refusal as one line; undefined where it gives none, or a page of HTML.
 *
 * @example serverReason({ nickname: ['This nickname is taken.'] }) //=> 'nickname: This nickname is taken.'
 */
export function serverReason(detail: unknown): string | undefined {
  const reason = textsIn(detail).join(' ').slice(0, LONGEST)
  return reason.startsWith('<') ? undefined : reason || undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'error_code'
      ? []
      : textsIn(inner).map((text) => (UNNAMED.includes(field) ? text : `${field}: ${text}`)),
  )
}
